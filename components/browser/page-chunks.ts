/** Loads a part of the application on demand. */
type ImportChunk = () => Promise<unknown>;

const pageChunks = new Set<ImportChunk>();

/**
 * Registers a chunk that the current page needs offline: see `components/navigation/offline.ts`.
 * @returns a function that unregisters it
 */
export function namePageChunk(importChunk: ImportChunk): () => void {
  pageChunks.add(importChunk);
  return () => pageChunks.delete(importChunk);
}

/** Loads the current page's on-demand chunks. Failures are reported only when a reader needs the chunk. */
export function loadPageChunks(): Promise<unknown> {
  return Promise.allSettled([...pageChunks].map((importChunk) => importChunk()));
}
