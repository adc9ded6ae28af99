/** Loads a part of the application on demand. */
type ImportChunk = () => Promise<unknown>;

const pageChunks = new Set<ImportChunk>();

/**
 * Names a part that the page shown needs without a network; see `components/navigation/offline.ts`.
 * @returns takes the name back
 */
export function namePageChunk(importChunk: ImportChunk): () => void {
  pageChunks.add(importChunk);
  return () => pageChunks.delete(importChunk);
}

/** Loads all on-demand parts of the current page. A failure is reported only when a reader uses the part. */
export function loadPageChunks(): Promise<unknown> {
  return Promise.allSettled([...pageChunks].map((importChunk) => importChunk()));
}
