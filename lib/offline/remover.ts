/// <reference lib="webworker" />
import { deleteCaches } from './caches';

/*
 * Published in place of the worker when offline reading is switched off: browsers that have the worker find this one
 * at their next visit, and it takes the worker, everything that was kept, and itself away.
 */
declare const self: ServiceWorkerGlobalScope;

/** Where Workbox notes when something was used last. */
const DATABASE = 'workbox-expiration';

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const { registration } = self;
  indexedDB.deleteDatabase(DATABASE);
  event.waitUntil(Promise.all([deleteCaches(registration.scope, []), registration.unregister()]));
});
