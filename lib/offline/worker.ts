/// <reference lib="webworker" />
import { CacheExpiration } from 'workbox-expiration';
import { CacheFirst, NetworkFirst, type StrategyOptions } from 'workbox-strategies';
import { aliasesOf } from '../routes/address';
import { cacheName, deleteCaches, type Part } from './caches';
import { filesOf, hasTypeOf, offlineDocument, OFFLINE_HEADERS, startOf, type KeptPage } from './document';
import { isKeepMessage, type KeepMessage } from './keep';

/*
 * The service worker: what was read once can be read again without a network.
 *
 * A page is kept when its reader is there, as a whole: its files first, its document last. Nothing of it is kept on the way
 * by, so a document never meets files of another build, and the digest in the name of its first script proves it. While there is a network, documents and payloads come from there, and
 * a new deploy shows at once; so it does no harm that a new worker takes over the open pages at once, too.
 *
 * Of the search index a reader loads the parts that a word needs. They are kept as they come: what was searched can be searched
 * again. The engine without them would find nothing, so it is not fetched ahead.
 */
declare const self: ServiceWorkerGlobalScope;
/** Filled in by `lib/export/worker.ts`. */
declare const SITE_NAME: string;
declare const SEARCH_FOLDER: string;

/** Seconds after which a kept page is shown in place of one that the network does not bring. */
const LONGEST_WAIT = 10;
const LIMITS = { pages: 100, files: 400, hashed: 300, search: 300 };
/** Seconds for which something is kept after it was last used. */
const LONGEST_KEPT = 60 * 24 * 60 * 60;

const { scope } = self.registration;
/** Something for each part of what is kept. */
const ofEach = <Made>(make: (part: Part) => Made) => ({
  pages: make('pages'),
  files: make('files'),
  hashed: make('hashed'),
  search: make('search'),
});
const names = ofEach((part) => cacheName(scope, part));
const match: CacheQueryOptions = { ignoreSearch: true, ignoreVary: true };
/** Answers of the network are not kept in passing; see above. */
const keepNothing = { cacheWillUpdate: async () => null };

const expirations = ofEach(
  (part) =>
    new CacheExpiration(names[part], { maxEntries: LIMITS[part], maxAgeSeconds: LONGEST_KEPT, matchOptions: match }),
);
/** Keeps what is a file, as it comes. */
const keepIn = (part: Part): NonNullable<StrategyOptions['plugins']>[number] => ({
  cacheWillUpdate: async ({ request, response }) => (isFileAt(request.url, response) ? response : null),
  cacheDidUpdate: ({ request }) => touch(part, [request.url]),
});

const documents = new NetworkFirst({
  cacheName: names.pages,
  networkTimeoutSeconds: LONGEST_WAIT,
  matchOptions: match,
  plugins: [keepNothing, { handlerDidError: ({ request }) => answerOffline(new URL(request.url)) }],
});
const files = new NetworkFirst({ cacheName: names.files, matchOptions: match, plugins: [keepNothing] });
const ofHashed: StrategyOptions = { cacheName: names.hashed, plugins: [keepIn('hashed')] };
const hashed = new CacheFirst(ofHashed);
const renewed = new NetworkFirst(ofHashed);

const search = new NetworkFirst({
  cacheName: names.search,
  networkTimeoutSeconds: LONGEST_WAIT,
  // The engine adds the time of day, and after a failure a number.
  plugins: [{ cacheKeyWillBeUsed: async ({ request }) => withoutQuery(request.url) }, keepIn('search')],
});

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([deleteCaches(scope, Object.values(names)), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(scope)) return;
  if (request.mode === 'navigate' && request.cache === 'reload') return;
  event.respondWith(strategyFor(request).handle({ event, request }));
});

self.addEventListener('message', (event) => {
  if (!isKeepMessage(event.data)) return;
  // A page that cannot be kept is no loss to its reader: the next one who reads it tries again.
  event.waitUntil(keep(event.data).catch(() => undefined));
});

function strategyFor({ mode, url, cache }: Request): NetworkFirst | CacheFirst {
  if (mode === 'navigate') return documents;
  // Asked for anew, as the starter does with a script that did not run: what is kept stands in where there is no network.
  if (isHashed(url)) return cache === 'reload' || cache === 'no-cache' ? renewed : hashed;
  return isOfSearch(url) ? search : files;
}

async function keep({ page, files: loaded, isLoaded }: KeepMessage): Promise<void> {
  const address = new URL(page, scope).href;
  // A document that the browser has just loaded is in its own cache: keeping it asks the network for nothing.
  const response = await fetch(address, { cache: isLoaded ? 'force-cache' : 'default' });
  const html = await response.clone().text();
  const start = startOf(html);
  if (!isWhole(response) || !typeOf(response).startsWith('text/html') || !start) return;
  const boot = new URL(start.boot, scope).href;
  const payload = new URL(start.payload, scope).href;
  const needed = [...new Set([...filesOf(html), ...loaded].map((file) => new URL(file, scope).href))].filter(
    (file) => file.startsWith(scope) && file !== payload,
  );
  const stable = needed.filter(isHashed);
  const searched = needed.filter(isOfSearch).map(withoutQuery);
  const fixed = needed.filter((file) => !isHashed(file) && !isOfSearch(file));
  await keepAll(names.hashed, stable, true);
  const started = await fetchPayload(payload, boot, start.digest);
  await keepAll(names.files, fixed, false);
  await (await caches.open(names.files)).put(payload, started);
  await (await caches.open(names.pages)).put(address, response);
  await Promise.all([touch('hashed', stable), touch('files', [...fixed, payload]), touch('pages', [address])]);
  // Last: a page is read without it.
  await keepAll(names.search, searched, false);
  await touch('search', searched);
}

/**
 * The payload that a document starts with. Its address is the same in all builds, so that of another one may come instead.
 * @param boot address of the document's first script, which is kept
 * @param digest of payload and script, as `lib/export/steps/runtime.ts` has put it into the script's name
 * @throws Error when there is only another one
 */
async function fetchPayload(payload: string, boot: string, digest: string): Promise<Response> {
  const script = await (await caches.match(boot))?.text();
  for (const cache of ['force-cache', 'no-cache'] as const) {
    const response = await fetchFile(payload, cache);
    const text = new TextEncoder().encode((await response.clone().text()) + script);
    const found = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
    const hex = Array.from(found, (byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex.startsWith(digest)) return response;
  }
  throw new Error(`${payload}: of another build`);
}

async function keepAll(name: string, addresses: readonly string[], isForever: boolean): Promise<void> {
  const cache = await caches.open(name);
  const put = async (address: string) => {
    if (isForever && (await cache.match(address))) return;
    await cache.put(address, await fetchFile(address, 'force-cache'));
  };
  await Promise.all(addresses.map(put));
}

async function fetchFile(address: string, cache: RequestCache): Promise<Response> {
  const response = await fetch(address, { cache });
  if (!isFileAt(address, response)) throw new Error(`${address}: ${response.status} ${typeOf(response)}`);
  return response;
}

/** Notes that addresses were used, and throws away what was used longest ago beyond the limits. */
async function touch(part: Part, addresses: readonly string[]): Promise<void> {
  for (const address of addresses) await expirations[part].updateTimestamp(address);
  await expirations[part].expireEntries();
}

/** Leads from another form of a kept page's address to the page; for what was not kept says so. */
async function answerOffline({ pathname, search }: URL): Promise<Response> {
  const cache = await caches.open(names.pages);
  for (const form of aliasesOf(pathname)) {
    if (await cache.match(form, match)) return Response.redirect(form + search);
  }
  const kept: KeptPage[] = [];
  for (const { url } of [...(await cache.keys())].reverse()) {
    const html = await (await cache.match(url))?.text();
    const title = /<title>([^<|]*)/.exec(html ?? '')?.[1]?.trim();
    if (title) kept.push({ address: new URL(url).pathname, title });
  }
  return new Response(offlineDocument(SITE_NAME, kept), {
    status: 503,
    statusText: 'Offline',
    headers: OFFLINE_HEADERS,
  });
}

function isHashed(address: string): boolean {
  return address.includes('/_next/static/');
}

function isOfSearch(address: string): boolean {
  return address.startsWith(new URL(`${SEARCH_FOLDER}/`, scope).href);
}

function withoutQuery(address: string): string {
  return address.replace(/\?.*/, '');
}

function typeOf({ headers }: Response): string {
  return headers.get('Content-Type') ?? '';
}

/** Whether an answer is the file at an address. */
function isFileAt(address: string, response: Response): boolean {
  return isWhole(response) && hasTypeOf(address, typeOf(response));
}

/** Whether an answer is the thing itself: no error, no redirect, nothing of another host. */
function isWhole(response: Response): boolean {
  return response.status === 200 && response.type === 'basic' && !response.redirected;
}
