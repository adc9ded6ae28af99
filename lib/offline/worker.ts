/// <reference lib="webworker" />
import { aliasesOf } from '../routes/address';
import { offlineDocument, type KeepMessage } from './document';

/*
 * The service worker, which makes visited pages readable offline. When a page asks to be kept, the worker stores first
 * its files, then its document. It stores nothing while answering requests. It tries the network first, so readers see
 * deployments immediately, and a new worker can take over open pages immediately. If offline reading is turned off, the
 * worker removes all kept pages and itself.
 */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by `lib/export/programs.ts`. */
declare const SITE_NAME: string;
declare const IS_ON: boolean;

/** The most documents and files to keep, which is enough for about a hundred pages. */
const MOST_ENTRIES = 500;

/** How long to wait for the network before using the kept copy, in milliseconds. */
const LONGEST_WAIT = 5000;

const { registration } = self;
const { scope } = registration;
/** The start of the cache's name. All sites on an origin share one list of caches. */
const PREFIX = `offline-reading ${scope} `;
/** The cache's name. Its number increases when the entry format changes. */
const CACHE = `${PREFIX}5`;
const match: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches(), IS_ON ? self.clients.claim() : registration.unregister()]));
});

if (IS_ON) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method === 'GET' && request.url.startsWith(scope)) event.respondWith(answer(request));
  });

  self.addEventListener('message', (event) => {
    // Readers aren't affected if this fails, and the next visit tries again.
    event.waitUntil(keep(event.data as KeepMessage).catch(() => undefined));
  });
}

async function deleteCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && !(IS_ON && name === CACHE));
  await Promise.all(old.map((name) => caches.delete(name)));
}

async function answer(request: Request): Promise<Response> {
  const kept = await keptAnswer(request);
  // If a file failed, the starter requests it again with this mode, and the kept copy may be broken.
  const isRenewed = request.cache === 'reload' || request.cache === 'no-cache';
  if (kept && isHashed(request.url) && !isRenewed) return kept;
  try {
    if (!kept) return await fetch(request);
    const late = new Promise<Response>((resolve) => setTimeout(resolve, LONGEST_WAIT, kept));
    return await Promise.race([fetch(request).catch(() => kept), late]);
  } catch (error) {
    if (request.mode !== 'navigate') throw error;
    const headers = { 'Content-Type': 'text/html' };
    return new Response(offlineDocument(SITE_NAME), { status: 503, statusText: 'Offline', headers });
  }
}

/** The kept substitute for a network response, if there is one. */
async function keptAnswer({ mode, url }: Request): Promise<Response | undefined> {
  const { pathname, search } = new URL(url);
  const cache = await caches.open(CACHE);
  const kept = await cache.match(url, match);
  if (kept || mode !== 'navigate') return kept;
  for (const form of aliasesOf(pathname)) if (await cache.match(form, match)) return Response.redirect(form + search);
}

async function keep({ page, files }: KeepMessage): Promise<void> {
  const cache = await caches.open(CACHE);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, -MOST_ENTRIES).map((oldest) => cache.delete(oldest)));
  await Promise.all(files.filter((file) => file.startsWith(scope)).map((file) => keepFile(cache, file)));
  // The browser has just loaded this document, so the network isn't needed.
  const response = await fetch(page, { cache: 'force-cache' });
  if (!response.ok || response.redirected || !isDocument(response)) return;
  // A replaced entry would keep its place among the oldest.
  await cache.delete(page);
  await cache.put(page, response);
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if (isHashed(address) && (await cache.match(address))) return;
  const response = await fetch(address, { cache: 'force-cache' });
  // A host under maintenance, or a network that requires a login, may respond to any request with a page.
  if (!response.ok || isDocument(response)) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

function isHashed(address: string): boolean {
  return address.includes('/_next/static/');
}

function isDocument({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
