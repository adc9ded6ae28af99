import { CONSTANTS } from './constants';

/**
 * Tells the reader that something could not be loaded, with a button that reloads; see `starter.ts`, which shows it.
 * @param what a sentence or two, in place of the usual ones
 */
export function tellFault(what?: string): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: what }));
}

/** Reloads a page of which nothing can be shown any more: once for each page of a build, then never again. */
export function reloadOnce(): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: true }));
}

/**
 * Waits for a chunk that an island loads when it is needed: `import()`, of our own code or of the search engine.
 * A chunk that fails, or takes longer than {@link CONSTANTS.chunkLoadTimeout}, is told to the reader.
 * @throws what `load` throws, or an Error when time is up; the island goes on without its chunk.
 */
export async function loadChunk<Chunk>(load: () => Promise<Chunk>): Promise<Chunk> {
  try {
    return await inTime(load());
  } catch (error) {
    tellFault();
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
