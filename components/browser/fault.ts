import { CONSTANTS } from './constants';

/** Tells the reader briefly what could not be loaded. `starter.ts` shows the notice. */
export function tellFault(what: string): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: what }));
}

/** Reloads a page that can no longer be rendered, at most once per page and build. */
export function reloadOnce(): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: true }));
}

/** The chunks reported to the reader that have not loaded since. */
const missing = new Set<string>();

/**
 * Waits for a chunk that an island loads when it is needed: `import()`, of our own code or of the search engine.
 * A chunk that fails, or takes longer than {@link CONSTANTS.chunkLoadTimeout}, is told to the reader, until it comes after all.
 * @param what the chunk as the reader knows it, such as "The search"
 * @throws what `load` throws, or an Error when time is up; the island goes on without its chunk.
 */
export async function loadChunk<Chunk>(what: string, load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    const chunk = await inTime(load());
    if (missing.delete(what)) document.dispatchEvent(new Event('mended'));
    return chunk;
  } catch (error) {
    missing.add(what);
    tellFault(`${what} could not be loaded${navigator.onLine ? '' : ' without a network'}. You can read on.`);
    throw error;
  }
}

/** The outcome of something that is on its way. Throws an Error when it takes longer than {@link CONSTANTS.chunkLoadTimeout}. */
export async function inTime<Result>(pending: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    const fail = () => reject(new Error(`nothing arrived in ${CONSTANTS.chunkLoadTimeout} ms`));
    timer = setTimeout(fail, CONSTANTS.chunkLoadTimeout);
  });
  try {
    return await Promise.race([pending, late]);
  } finally {
    clearTimeout(timer);
  }
}
