import { cpSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../lib/hosts/precompress';
import { headersFor, readHostRules } from '../../lib/hosts/rules';
import { contentTypeOf } from '../../lib/hosts/types';
import { documentFileOf } from '../../lib/routes/address';
import type { Host } from '../support/tools/hosts';
import { readSite } from '../../lib/site/site';
import { ask, askRaw, locationOf } from '../support/ask';
import { candidates } from '../support/candidates';
import { inParallel } from '../support/in-parallel';
import { settingsOf } from '../support/site';

const settings = settingsOf('site');
const { outDir, buildDir } = settings;
const { site } = readSite(settings);
const rules = readHostRules(buildDir);

/** The export with compressed copies, for hosts that serve them. */
let root: string;

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'docs-root-'));
  cpSync(realpathSync(outDir), root, { recursive: true, preserveTimestamps: true });
  await precompress(root, { brotli: 2, gzip: 1 });
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What is said of a file: one of each kind that the export holds, in words that all hosts share. */
const files = oneOfEachKind();

function oneOfEachKind(): string[] {
  const found = new Map<string, string>();
  for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
    const file = `/${path.relative(outDir, path.join(entry.parentPath, entry.name))}`;
    const kind = path.extname(file);
    if (entry.isFile() && contentTypeOf(file) && !['.html', ''].includes(kind) && !found.has(kind))
      found.set(kind, file);
  }
  return [...found.values(), '/feed.xml', '/sitemap.xml', '/llms.txt'].sort();
}

const PROBE = '?q=1&r=%2F%20&s';
const missing = [
  '/nope',
  '/nope/',
  '/nope.html',
  '/guides/phone/nope',
  '/nope.js',
  '/_next/static/nope.js',
  '/figures',
  '/figures/',
];
const essence = (type = '') =>
  (type.split(';')[0] ?? '')
    .trim()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml');

describe.each(Object.entries(candidates))('%s', (_name, { start, isPlain, hasCopies }) => {
  let host: Host;
  const get = (target: string, headers?: Record<string, string>, method?: string) =>
    ask(host.port, target, headers, method);

  beforeAll(async () => {
    host = await start({ root, outDir, buildDir });
  });
  afterAll(() => host.stop());

  test('answers every page at its canonical address', async () => {
    await inParallel([...site.pages.keys()], async (address) => {
      const { status, headers, body } = await get(address);
      expect([address, status, essence(headers['content-type'])]).toEqual([address, 200, 'text/html']);
      expect(body.equals(readFileSync(path.join(outDir, documentFileOf(address))))).toBe(true);
    });
  });

  test('answers every file with its type', async () => {
    const unknownToPlain = /\.(md|xml|yaml|woff2|pagefind|pf_\w+|ico)$/;
    for (const file of files.filter((name) => !isPlain || !unknownToPlain.test(name))) {
      const { status, headers } = await get(file);
      expect([file, status, essence(headers['content-type'])]).toEqual([file, 200, essence(contentTypeOf(file))]);
    }
  });

  test('answers HEAD without a body', async () => {
    const { status, body } = await get('/guides/phone/', {}, 'HEAD');
    expect([status, body.length]).toEqual([200, 0]);
  });

  test('does not send again what has not changed', async () => {
    const { headers } = await get('/guides/phone/');
    const { etag, 'last-modified': date } = headers;
    expect(etag ?? date).toBeDefined();
    if (etag) expect((await get('/guides/phone/', { 'if-none-match': etag })).status).toBe(304);
    if (date && !etag) expect((await get('/guides/phone/', { 'if-modified-since': date })).status).toBe(304);
  });

  test('says 404 to what is not there', async () => {
    for (const address of missing) {
      const { status, body } = await get(address);
      // A plain server lists folders.
      if (isPlain && address.startsWith('/figures')) continue;
      expect([address, status]).toEqual([address, 404]);
      if (!isPlain) expect(body.toString()).toContain('There is no page at this address');
    }
  });

  if (!isPlain) {
    test('redirects every alias in one step and for good, with its query', async () => {
      await inParallel(Object.entries(rules.redirects), async ([from, to]) => {
        const answer = await get(from + PROBE);
        expect([from, answer.status, locationOf(answer)]).toEqual([from, 301, to + PROBE]);
        expect(rules.redirects).not.toHaveProperty([to]);
      });
      expect((await get('/guides/phone')).headers.location).toBe('/guides/phone/');
    });

    test('sends the headers of the rules with every kind of answer', async () => {
      const hashed = '/_next/static/chunks/' + readdirSync(path.join(outDir, '_next/static/chunks'))[0];
      for (const address of [
        '/',
        '/guides/phone/',
        '/releases/202402.html',
        '/guides/phone',
        '/nope/',
        hashed,
        ...files,
        '/api/',
      ]) {
        const { headers, status } = await get(address);
        for (const [name, value] of Object.entries(headersFor(rules, address))) {
          // A host may be stricter about what is not there.
          const isStricter = status === 404 && name === 'Cache-Control' && headers['cache-control'] === 'no-store';
          expect([address, name, isStricter ? value : headers[name.toLowerCase()]]).toEqual([address, name, value]);
        }
        expect(headers['set-cookie']).toBeUndefined();
      }
    });

    test('does not keep the answer for a hashed file that is not there', async () => {
      const { headers } = await get('/_next/static/chunks/nope.js');
      expect(headers['cache-control']).toMatch(/^no-(cache|store)$/);
    });

    test.each(['br', 'gzip'])('sends documents and text as %s to those who can read it', async (encoding) => {
      for (const file of ['guides/phone/index.html', 'guides/phone.md']) {
        const { headers, body } = await get(`/${file.replace('index.html', '')}`, { 'accept-encoding': encoding });
        expect([file, headers['content-encoding']]).toEqual([file, encoding]);
        const unpacked = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
        expect(unpacked.equals(readFileSync(path.join(outDir, file)))).toBe(true);
        if (!hasCopies) continue;
        expect(headers.vary).toMatch(/accept-encoding/i);
        expect(body.length).toBe(readFileSync(path.join(root, `${file}.${encoding === 'br' ? 'br' : 'gz'}`)).length);
        expect(
          (
            await get(`/${file.replace('index.html', '')}`, {
              'accept-encoding': encoding,
              'if-none-match': String(headers.etag),
            })
          ).status,
        ).toBe(304);
      }
    });

    if (hasCopies)
      test('keeps to itself what is meant for hosts', async () => {
        const spellings = (name: string) => [
          `/${name}`,
          `//${name}`,
          `/./${name}`,
          `/guides/../${name}`,
          `/%5F${name.slice(1)}`,
        ];
        for (const name of ['_headers', '_redirects']) {
          const start = readFileSync(path.join(outDir, name), 'utf8').slice(0, 60);
          for (const file of spellings(name)) {
            const { status, body } = await get(file);
            // Some lead to the address without what is superfluous.
            expect([file, status >= 300]).toEqual([file, true]);
            expect(body.toString()).not.toContain(start);
          }
        }
      });

    test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])('does not take %s for reading', async (method) => {
      for (const address of ['/guides/phone/', '/guides/phone', '/feed.xml', '/figures/call.svg']) {
        const { status, body } = await get(address, {}, method);
        expect([method, address, status]).toEqual([method, address, 405]);
        expect(body.length).toBeLessThan(1000);
      }
      expect((await get('/nope/', {}, method)).status).toBeGreaterThanOrEqual(400);
    });

    test('does not lead to the host that a forged Host header names', async () => {
      const { headers } = await get('/guides/phone', { host: 'evil.example' });
      expect(headers.location ?? '').not.toContain('evil');
    });
  }

  test('no hostile address leads elsewhere or is echoed, and none ends the host', async () => {
    await inParallel(hostileAddresses(), async ([what, target]) => {
      const answer = await askRaw(host.port, target);
      const [head = '', body = ''] = answer.split('\r\n\r\n');
      // A refusal, an answer from the export, or no answer at all; a request line that breaks off is of HTTP/0.9, whose answers have no head.
      const known = /^HTTP\/1\.[01] (200|30[1278]|4\d\d) /;
      const locations = [...head.matchAll(/^location: (.*)$/gim)].map(([, location = '']) => location);
      expect({
        what,
        head: /^HTTP/.test(answer) && !known.test(head) ? head : 'known',
        elsewhere: locations.filter((location) => !/^\/(?![/\\])/.test(location)),
        isInjected: /^x-injected:/im.test(head),
        isEchoed: /^content-type: text\/html/im.test(head) && body.includes('<script>alert'),
        isOfTheMachine: body.includes('root:x:0'),
      }).toEqual({ what, head: 'known', elsewhere: [], isInjected: false, isEchoed: false, isOfTheMachine: false });
    });
    expect((await get('/')).status).toBe(200);
    expect(host.output?.() ?? '').not.toContain('uninitialized');
  });
});

function hostileAddresses(): [what: string, target: Buffer | string][] {
  return [
    ['encoded traversal', '/..%2f..%2f..%2fetc/passwd'],
    ['double encoded traversal', '/%252e%252e/%252e%252e/etc/passwd'],
    ['plain traversal', '/../../../../etc/passwd'],
    ['traversal by backslashes', '/..%5c..%5c..%5cetc%5cpasswd'],
    ['overlong encoded traversal', '/%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd'],
    ['double slashes', '//guides//ivr'],
    ['another host after two slashes', '//evil.example'],
    ['another host, then an alias', '//evil.example/%2e%2e/guides/phone'],
    ['another host before an alias', '//evil.example/guides/phone.html'],
    ['an alias of another host', 'http://evil.example/guides/phone'],
    ['backslashes', '/\\evil.example/'],
    ['encoded backslashes', '/%5cevil.example/..'],
    ['a folder without its slash behind two slashes', '//figures'],
    ['encoded line ends in an alias', '/guides/phone%0d%0aX-Injected:%201'],
    ['encoded line ends in a query', '/guides/phone?a=%0d%0aX-Injected:%201'],
    ['line ends in a query', '/guides/phone?a=\r\nX-Injected: 1'],
    ['a script in the path', '/<script>alert(1)</script>'],
    ['an encoded script in the path', '/%3Cscript%3Ealert(1)%3C/script%3E'],
    ['a script in the query of an alias', '/guides/phone?<script>alert(1)</script>'],
    ['a script address', 'javascript:alert(1)'],
    ['a null byte', '/guides/phone%00.html'],
    ['a bare percent sign', '/%'],
    ['bytes that are no UTF-8', Buffer.from([0x2f, 0xff, 0xfe, 0x2f])],
    ['encoded bytes that are no UTF-8', '/%ff%fe/'],
    ['a very long path', `/${'a'.repeat(20_000)}`],
    ['a very deep path', `/${'a/'.repeat(5000)}`],
    ['a very long query', `/guides/phone?${'a'.repeat(20_000)}`],
  ];
}
