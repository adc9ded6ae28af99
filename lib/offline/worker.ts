/// <reference lib="webworker" />
import { aliasesOf, HASHED_FOLDER } from '../routes/address';
import { offlineDocument, type KeepMessage } from './document';

/*
 * The service worker, which makes visited pages readable offline. When a page asks to be kept, the worker stores first
 * its files, then its document. It tries the network first, so readers see deployments immediately, and a new worker
 * can take over open pages immediately. The store is only an addition: if it can't be read or written, or doesn't
 * answer, readers get the server's response. If offline reading is turned off, the worker removes all kept pages and
 * itself.
 */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by `lib/export/programs.ts`. */
declare const SITE_NAME: string;
declare const IS_ON: boolean;

/** The most documents and files to keep, which is enough for about a hundred pages. */
const MOST_ENTRIES = 500;

/** How long to wait for the network before using the kept copy, and for the store without network, in milliseconds. */
const LONGEST_WAIT = 5000;

/** How long to wait for the store before using the network, in milliseconds. */
const LONGEST_READ = 1000;

const { registration } = self;
const { scope } = registration;
/** The start of the cache's name. All sites on an origin share one list of caches. */
const PREFIX = `offline-reading ${scope} `;
/** The cache's name. Its number increases when the entry format changes. */
const CACHE = `${PREFIX}5`;
const match: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  const takeOver = IS_ON ? self.clients.claim() : registration.unregister();
  event.waitUntil(Promise.all([within(LONGEST_WAIT, deleteCaches()), takeOver]));
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
  if (!isHashed(request.url)) return answerFromNetwork(request);
  // If a file failed, the page requests it again with this mode, and the kept copy may be broken.
  if (['reload', 'no-cache'].includes(request.cache)) return renewFile(request.url);
  const kept = await within(LONGEST_READ, keptAnswer(request));
  if (kept) return kept;
  const response = await fetch(request);
  // A network that requires a login answers any request with a page, and the browser may have kept that.
  return isDocument(response) ? renewFile(request.url) : response;
}

/** Loads a file past all caches, and replaces its kept copy. */
async function renewFile(address: string): Promise<Response> {
  const response = await fetch(address, { cache: 'reload' });
  if (isFile(response)) void replaceKept(address, response.clone()).catch(() => undefined);
  return response;
}

async function replaceKept(address: string, response: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  if (await cache.delete(address)) await cache.put(address, response);
}

async function answerFromNetwork(request: Request): Promise<Response> {
  const kept = within(LONGEST_WAIT, keptAnswer(request));
  const network = fetch(request);
  try {
    const late = pause(LONGEST_WAIT).then(() => kept);
    const response = await Promise.race([network, late.then((copy) => copy ?? network)]);
    return response.status >= 500 ? ((await kept) ?? response) : response;
  } catch (error) {
    const copy = await kept;
    if (copy) return copy;
    if (request.mode !== 'navigate') throw error;
    const headers = { 'Content-Type': 'text/html' };
    return new Response(offlineDocument(SITE_NAME), { status: 503, statusText: 'Offline', headers });
  }
}

const pause = (time: number) => new Promise<undefined>((resolve) => setTimeout(resolve, time));

/** The store's answer, unless it fails or takes longer. */
function within<Result>(time: number, work: Promise<Result>): Promise<Result | undefined> {
  return Promise.race([work.catch(() => undefined), pause(time)]);
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
  const own = files.filter((file) => file.startsWith(scope));
  const needed = new Set([...own, new URL(page, scope).href]);
  await removeOldest(cache, needed, (entries) => entries.length - MOST_ENTRIES);
  await Promise.all(own.map((file) => keepFile(cache, file, needed)));
  // The browser has just loaded this document, so the network isn't needed.
  const response = await fetch(page, { cache: 'force-cache' });
  if (!response.ok || response.redirected || !isDocument(response)) return;
  // A replaced entry would keep its place among the oldest.
  await cache.delete(page);
  await put(cache, page, response, needed);
}

async function keepFile(cache: Cache, address: string, needed: ReadonlySet<string>): Promise<void> {
  if (isHashed(address) && (await cache.match(address))) return;
  try {
    await put(cache, address, fileOf(await fetch(address, { cache: 'force-cache' })), needed);
  } catch {
    // The browser's copy may be incomplete, or not the file.
    await put(cache, address, fileOf(await fetch(address, { cache: 'reload' })), needed);
  }
}

/** Stores a response. If there is no more space, the oldest entries make room, except those that the page needs. */
async function put(cache: Cache, address: string, response: Response, needed: ReadonlySet<string>): Promise<void> {
  for (;;) {
    try {
      return await cache.put(address, response.clone());
    } catch (error) {
      if ((error as DOMException).name !== 'QuotaExceededError') throw error;
      const removed = await removeOldest(cache, needed, (entries) => Math.ceil(entries.length / 10));
      if (removed === 0) throw error;
    }
  }
}

/** Removes the oldest entries, except those that a page needs. Returns how many. */
async function removeOldest(
  cache: Cache,
  needed: ReadonlySet<string>,
  countOf: (entries: readonly Request[]) => number,
): Promise<number> {
  const entries = await cache.keys();
  const removed = entries.filter(({ url }) => !needed.has(url)).slice(0, Math.max(0, countOf(entries)));
  await Promise.all(removed.map((entry) => cache.delete(entry)));
  return removed.length;
}

function isHashed(address: string): boolean {
  return address.includes(`/${HASHED_FOLDER}/`);
}

function isDocument({ headers }: Response): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/** Whether a response is a file's, and not that of a host under maintenance, or of a network that requires a login. */
function isFile(response: Response): boolean {
  return response.ok && !isDocument(response);
}

function fileOf(response: Response): Response {
  if (!isFile(response)) throw new Error(`${response.url}: ${response.status}`);
  return response;
}
