/// <reference lib="webworker" />
import { deleteCaches } from './caches';

/*
 * Published instead of the worker when offline reading is switched off. Browsers that have the worker find this one at their
 * next visit, and it removes the worker, everything that was kept, and itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const { registration } = self;
  event.waitUntil(Promise.all([deleteCaches(registration.scope), registration.unregister()]));
});
