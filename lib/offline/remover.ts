/// <reference lib="webworker" />
import { deleteCaches } from './caches';

/*
 * Published instead of the worker if offline reading is turned off. On a browser's next visit, it removes the worker,
 * all kept pages, and itself.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const { registration } = self;
  event.waitUntil(Promise.all([deleteCaches(registration.scope), registration.unregister()]));
});
