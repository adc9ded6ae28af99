import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { writeWorker } from '../../lib/export/programs';
import { offlineDocument } from '../../lib/offline/document';
import { HASHED_FOLDER } from '../../lib/routes/address';
import { temporaryFolder } from './temporary';

const ORIGIN = 'https://docs.example';
const PAGE = `${ORIGIN}/guides/phone/`;
const FILE = `${ORIGIN}/${HASHED_FOLDER}/main.js`;
const at = (address: string) => new URL(address, ORIGIN).href;

const page = (text: string, status = 200) => new Response(text, { status, headers: { 'Content-Type': 'text/html' } });
const script = (text: string) => new Response(text, { headers: { 'Content-Type': 'text/javascript' } });

async function readWorker(): Promise<string> {
  const folder = temporaryFolder();
  const identity = { product: { name: 'Turnwise', slug: 'turnwise' }, docs: { offlineReading: 'on' } };
  await writeWorker(folder, { identity } as Parameters<typeof writeWorker>[1]);
  return readFileSync(path.join(folder, 'sw.js'), 'utf8');
}

const source = await readWorker();

test('the worker is the same file for the same sources, small, and knows the name of the site', async () => {
  expect(await readWorker()).toBe(source);
  expect(brotliCompressSync(source).length).toBeLessThan(10 * 1024);
  expect(source).toContain('Turnwise Documentation');
});

test('the offline page needs no other file, and shows a name with signs of HTML as it is', () => {
  const html = offlineDocument('A <b> & C');
  expect(html).not.toMatch(/<(script|link|img)|https?:/);
  expect(html).toContain('<header>A &lt;b> &amp; C</header>');
});

/** A store like a browser's, which holds so many bytes, in the order in which entries were added. */
class Store {
  readonly entries = new Map<string, string>();
  /** Replaces what the store does, to make it fail. */
  fault?: () => Promise<never>;
  constructor(readonly space = Infinity) {}

  caches = {
    keys: async () => this.during(() => ['offline-reading https://docs.example/ 4']),
    delete: async () => this.during(() => true),
    open: async () => this.during(() => this.cache),
  };
  cache = {
    keys: async () => this.during(() => [...this.entries.keys()].map((url) => ({ url }))),
    match: async (address: string) =>
      this.during(() => {
        const text = this.entries.get(at(address));
        return text === undefined ? undefined : text.startsWith('<') ? page(text) : script(text);
      }),
    delete: async (entry: string | { url: string }) =>
      this.during(() => this.entries.delete(at(typeof entry === 'string' ? entry : entry.url))),
    put: async (address: string, response: Response) => {
      const text = await response.text();
      const used = [...this.entries.values()].join('').length;
      if (used + text.length > this.space) throw new DOMException('full', 'QuotaExceededError');
      return this.during(() => void this.entries.set(at(address), text));
    },
  };

  private during<Result>(work: () => Result): Promise<Result> {
    return this.fault ? this.fault() : Promise.resolve(work());
  }
}

type Fetch = (address: string, options?: { cache?: string }) => Promise<Response>;

/** Starts the worker with a store and a network. Time passes a hundred times as fast. */
function startWorker(store: Store, network: Fetch) {
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    registration: { scope: `${ORIGIN}/` },
    addEventListener: (name: string, listener: (event: unknown) => void) => listeners.set(name, listener),
    clients: { claim: async () => undefined },
    skipWaiting: async () => undefined,
  };
  runInNewContext(source, {
    self,
    caches: store.caches,
    fetch: (request: string | { url: string; cache?: string }, options?: { cache?: string }) =>
      typeof request === 'string' ? network(at(request), options) : network(request.url, request),
    Response,
    URL,
    setTimeout: (work: () => void, time: number) => setTimeout(work, time / 100),
  });
  const dispatch = async (name: string, data: Record<string, unknown>) => {
    let answer: Promise<unknown> | undefined;
    const wait = (promise: Promise<unknown>) => (answer = promise);
    listeners.get(name)?.({ ...data, respondWith: wait, waitUntil: wait });
    return answer;
  };
  return {
    /** The text of an answer, or the error. */
    ask: async (url: string, { mode = 'navigate', cache = 'default' } = {}) => {
      const request = { url, mode, cache, method: 'GET' };
      const answer = dispatch('fetch', { request }) as Promise<Response>;
      return answer.then((response) => response.text()).catch((error: Error) => `failed: ${error.message}`);
    },
    keep: (address: string, files: string[]) => dispatch('message', { data: { page: address, files } }),
    activate: () => dispatch('activate', {}),
  };
}

const never = () => new Promise<never>(() => undefined);
const broken = () => Promise.reject(new Error('Unexpected internal error'));
const online: Fetch = async (address) => (address === FILE ? script('fresh script') : page('<p>fresh'));
const offline: Fetch = () => Promise.reject(new TypeError('Failed to fetch'));

describe.each([
  ['cannot be opened', broken],
  ['never answers', never],
])('a store that %s', (_what, fault) => {
  test('stands between no reader and the server', async () => {
    const store = new Store();
    store.fault = fault;
    const worker = startWorker(store, online);
    await worker.activate();
    expect(await worker.ask(PAGE)).toBe('<p>fresh');
    expect(await worker.ask(FILE, { mode: 'no-cors' })).toBe('fresh script');
    expect(await worker.ask(FILE, { mode: 'no-cors', cache: 'reload' })).toBe('fresh script');
  });

  test('leads to the message without a network', async () => {
    const store = new Store();
    store.fault = fault;
    const worker = startWorker(store, offline);
    expect(await worker.ask(PAGE)).toContain('This page needs the network');
    expect(await worker.ask(FILE, { mode: 'no-cors' })).toBe('failed: Failed to fetch');
  });
});

test('a file can be broken in the store in any way, and a document, too', async () => {
  const store = new Store();
  store.entries.set(PAGE, '<p>kept').set(FILE, 'kept script');
  store.cache.match = broken;
  const worker = startWorker(store, online);
  expect([await worker.ask(PAGE), await worker.ask(FILE)]).toEqual(['<p>fresh', 'fresh script']);
});

describe('a page that is kept', () => {
  const store = () => {
    const kept = new Store();
    kept.entries.set(PAGE, '<p>kept').set(FILE, 'kept script');
    return kept;
  };

  test.each<[what: string, network: Fetch, expected: string]>([
    ['the server answers', online, '<p>fresh'],
    ['there is no network', offline, '<p>kept'],
    ['the server does not answer', never, '<p>kept'],
    ['the server is in trouble', async () => page('<p>503', 503), '<p>kept'],
    ['the page was removed', async () => page('<p>404', 404), '<p>404'],
  ])('when %s', async (_what, network, expected) => {
    expect(await startWorker(store(), network).ask(PAGE)).toBe(expected);
    expect(await startWorker(store(), network).ask(FILE, { mode: 'no-cors' })).toBe('kept script');
  });

  test('a server in trouble answers for a page that is not', async () => {
    expect(await startWorker(new Store(), async () => page('<p>503', 503)).ask(PAGE)).toBe('<p>503');
  });

  test('a file that failed in the page is loaded anew, and replaces the copy', async () => {
    const kept = store();
    const worker = startWorker(kept, online);
    expect(await worker.ask(FILE, { mode: 'no-cors', cache: 'reload' })).toBe('fresh script');
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(kept.entries.get(FILE)).toBe('fresh script');
  });
});

describe('a page of a network that requires a login, in the place of a file,', () => {
  /** Browsers keep it as the file, until they are asked to reload. */
  const portal: Fetch = async (address, { cache } = {}) =>
    address !== FILE ? page('<p>page') : cache === 'reload' ? script('fresh script') : page('<p>log in');

  test('is asked for anew', async () => {
    expect(await startWorker(new Store(), portal).ask(FILE, { mode: 'no-cors' })).toBe('fresh script');
  });

  test('is not kept, but what comes after it', async () => {
    const store = new Store();
    await startWorker(store, portal).keep('/guides/phone/', [FILE]);
    expect([...store.entries]).toEqual([
      [FILE, 'fresh script'],
      [PAGE, '<p>page'],
    ]);
  });
});

describe('a full store', () => {
  const read = async (store: Store, count: number) => {
    const network: Fetch = async (address) =>
      address.endsWith('.js') ? script('s'.repeat(20)) : page('<p>' + 'p'.repeat(17));
    const worker = startWorker(store, network);
    for (let index = 0; index < count; index++)
      await worker.keep(`/page-${index}/`, [FILE, `${ORIGIN}/${HASHED_FOLDER}/${index}.js`]);
    return [...store.entries.keys()].map((url) => url.slice(ORIGIN.length));
  };

  test('gives way to the pages that are read now, with all of their files', async () => {
    const kept = await read(new Store(400), 40);
    expect(kept).toEqual(expect.arrayContaining([`/${HASHED_FOLDER}/main.js`, `/${HASHED_FOLDER}/39.js`, '/page-39/']));
    expect(kept).toEqual(expect.arrayContaining([`/${HASHED_FOLDER}/38.js`, '/page-38/']));
    expect(kept).not.toContain('/page-0/');
  });

  test('that has no room for a single page keeps what it can, and ends', async () => {
    expect(await read(new Store(30), 3)).not.toContain('/page-2/');
  });

  test('after 500 files keeps what every page needs', async () => {
    const kept = await read(new Store(), 300);
    expect(kept.length).toBeLessThanOrEqual(503);
    expect(kept[0]).toBe(`/${HASHED_FOLDER}/main.js`);
    expect(kept).toContain('/page-299/');
    expect(kept).not.toContain('/page-0/');
  });
});
