/// <reference lib="webworker" />
import { aliasesOf } from '../routes/address';
import { filesOf, isPage, offlineDocument, type KeepMessage } from './document';
import { networkFirst } from './network';

/*
 * The service worker, which makes visited pages readable offline. When a page asks to be kept, the worker stores all of
 * it: first its files, then its document. It stores nothing while answering requests, so a document is never combined
 * with a different build's files. It tries the network first, so readers see deployments immediately, and a new worker
 * can take over open pages immediately. If offline reading is turned off, the worker removes all kept pages and itself.
 */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by `lib/export/programs.ts`. */
declare const SITE_NAME: string;
declare const IS_ON: boolean;

const MOST_PAGES = 100;

/** The header that lists a kept document's files. */
const FILES = 'X-Files';

const { registration } = self;
const { scope } = registration;
/** The start of the cache's name. All sites on an origin share one list of caches. */
const PREFIX = `offline-reading ${scope} `;
/** The cache's name. Its number increases when the entry format changes. */
const CACHE = `${PREFIX}4`;
const match: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

/** Pages are kept one at a time. Otherwise, one page's cleanup could delete files that another is about to list. */
let keeping: Promise<unknown> = Promise.resolve();

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches(), IS_ON ? self.clients.claim() : registration.unregister()]));
});

if (IS_ON) {
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
    if (request.mode === 'navigate' && request.cache === 'reload') return;
    event.respondWith(answer(request));
  });

  self.addEventListener('message', (event) => {
    // Readers aren't affected if this fails, and the next visit tries again.
    keeping = keeping.then(() => keep(event.data as KeepMessage)).catch(() => undefined);
    event.waitUntil(keeping);
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
    return await networkFirst(fetch(request), kept);
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
  if (mode === 'navigate') {
    const page = await cache.match(url, match);
    if (page) return page;
    for (const form of aliasesOf(pathname)) if (await cache.match(form, match)) return Response.redirect(form + search);
    return undefined;
  }
  return cache.match(url, match);
}

async function keep({ page, files: loaded }: KeepMessage): Promise<void> {
  const address = new URL(page, scope).href;
  // The browser just loaded this document, so the network isn't needed.
  const response = await fetch(address, { cache: 'force-cache' });
  const html = await response.text();
  if (!isWhole(response) || !typeOf(response).startsWith('text/html') || !isPage(html)) return;
  const files = [...new Set([...filesOf(html), ...loaded].map((file) => new URL(file, scope).href))];
  const ours = files.filter((file) => file.startsWith(scope));
  const cache = await caches.open(CACHE);
  await Promise.all(ours.map((file) => keepFile(cache, file)));
  const headers = new Headers(response.headers);
  headers.set(FILES, ours.join(' '));
  await cache.delete(address);
  await cache.put(address, new Response(html, { headers }));
  await forgetOld(cache);
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if (isHashed(address) && (await cache.match(address))) return;
  const response = await fetch(address, { cache: 'force-cache' });
  // A host under maintenance, or a network that requires a login, may respond to any request with a page.
  if (!isWhole(response) || typeOf(response).startsWith('text/html')) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
}

/** Deletes the oldest pages beyond the limit, and files that no page needs. Only documents list their files. */
async function forgetOld(cache: Cache): Promise<void> {
  const requests = await cache.keys();
  const entries = await Promise.all(
    requests.map(async (request) => {
      const files = (await cache.match(request))?.headers.get(FILES)?.split(' ');
      return { url: request.url, files };
    }),
  );
  const pages = entries.filter(({ files }) => files).slice(-MOST_PAGES);
  const needed = new Set(pages.flatMap(({ url, files = [] }) => [url, ...files]));
  await Promise.all(entries.filter(({ url }) => !needed.has(url)).map(({ url }) => cache.delete(url)));
}

function isHashed(address: string): boolean {
  return address.includes('/_next/static/');
}

function typeOf({ headers }: Response): string {
  return headers.get('Content-Type')?.toLowerCase() ?? '';
}

/** Whether a response is the requested file, and not an error, a redirect or a response from a different host. */
function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}
