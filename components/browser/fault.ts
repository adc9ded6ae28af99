import { CONSTANTS } from './constants';

/** Tells the reader about a failure. `starter.ts` shows the notice. */
function tellFault(what: string): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: what }));
}

/** Reloads a page that can't be rendered, at most once in ten minutes. */
export function reloadOnce(): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: true }));
}

/** Chunks that failed and haven't loaded since. */
const missing = new Set<string>();

/**
 * Loads a chunk on demand. If it fails or takes longer than {@link CONSTANTS.chunkLoadTimeout}, shows a notice until a
 * later attempt succeeds.
 * @param what the chunk's name for readers, such as "The search"
 * @throws what `load` throws, or an Error on timeout
 */
export async function loadChunk<Chunk>(what: string, load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    const chunk = await inTime(load());
    if (missing.delete(what)) document.dispatchEvent(new Event('mended'));
    return chunk;
  } catch (error) {
    missing.add(what);
    tellFault(`${what} couldn’t be loaded${navigator.onLine ? '' : ' because you are offline'}. You can keep reading.`);
    throw error;
  }
}

/**
 * Waits for a promise, up to the time limit.
 * @throws an Error if it takes longer than {@link CONSTANTS.chunkLoadTimeout}
 */
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
