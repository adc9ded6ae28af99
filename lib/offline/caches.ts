/** A part of what is kept for reading offline: whole documents, files of fixed names that they show, hashed files, and what was searched. */
export type Part = 'pages' | 'files' | 'hashed' | 'search';

/** Counts up when what is kept takes another shape: what an older worker kept is then thrown away. */
const SHAPE = 2;

/** The beginning of the names of all caches of a worker. A browser has one list of caches for all sites of an origin. */
export function cachePrefix(scope: string): string {
  return `offline-reading ${scope} `;
}

/** The name of the cache of a part. */
export function cacheName(scope: string, part: Part): string {
  return `${cachePrefix(scope)}${part} ${SHAPE}`;
}

/** Deletes the caches that workers of this scope have made, but for some. */
export async function deleteCaches(scope: string, kept: readonly string[]): Promise<void> {
  const names = await caches.keys();
  const ours = names.filter((name) => name.startsWith(cachePrefix(scope)) && !kept.includes(name));
  await Promise.all(ours.map((name) => caches.delete(name)));
}
