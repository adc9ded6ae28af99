import { CHUNK_LOAD_TIMEOUT } from './constants';

/** Tells the reader about a failure. `inline/notice.ts` shows the notice. */
export function tellFault(what: string): void {
  document.dispatchEvent(new CustomEvent('fault', { detail: what }));
}

/** Chunks that failed and haven't loaded since. */
const missing = new Set<string>();

/**
 * Loads a chunk on demand. If it fails or takes longer than {@link CHUNK_LOAD_TIMEOUT}, shows a notice until a
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

/** Waits for a promise. Throws an Error if it takes longer than {@link CHUNK_LOAD_TIMEOUT}. */
export function inTime<Result>(pending: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`nothing arrived in ${CHUNK_LOAD_TIMEOUT} ms`));
    const timer = setTimeout(fail, CHUNK_LOAD_TIMEOUT);
    void pending.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
