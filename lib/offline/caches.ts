/** The beginning of the names of all caches of a worker. A browser has one list of caches for all sites of an origin. */
const prefixOf = (scope: string) => `offline-reading ${scope} `;

/** The name of the worker's cache. Its number counts up when what is kept changes its form. */
export const cacheName = (scope: string) => `${prefixOf(scope)}4`;

/** Deletes the caches that workers of this scope have made, but for one. */
export async function deleteCaches(scope: string, kept?: string): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefixOf(scope)) && name !== kept);
  await Promise.all(ours.map((name) => caches.delete(name)));
}
