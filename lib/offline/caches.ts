/** The prefix for a worker's cache names. All sites on an origin share one list of caches. */
const prefixOf = (scope: string) => `offline-reading ${scope} `;

/** The name of the worker's cache. Its number increases when the entry format changes. */
export const cacheName = (scope: string) => `${prefixOf(scope)}4`;

/** Deletes the caches for this scope, except one. */
export async function deleteCaches(scope: string, kept?: string): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefixOf(scope)) && name !== kept);
  await Promise.all(ours.map((name) => caches.delete(name)));
}
