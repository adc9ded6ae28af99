/** The prefix of all cache names of a worker. A browser has one list of caches for all sites of an origin. */
const prefixOf = (scope: string) => `offline-reading ${scope} `;

/** The name of the worker's cache. Its number increases when the format of the entries changes. */
export const cacheName = (scope: string) => `${prefixOf(scope)}4`;

/** Deletes the caches of this scope's workers, except one. */
export async function deleteCaches(scope: string, kept?: string): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefixOf(scope)) && name !== kept);
  await Promise.all(ours.map((name) => caches.delete(name)));
}
