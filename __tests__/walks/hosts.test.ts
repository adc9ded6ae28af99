import { cpSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { precompress } from '../../lib/hosts/precompress';
import { headersFor } from '../../lib/hosts/headers';
import { readHostRules } from '../../lib/hosts/rules';
import { contentTypeOf } from '../../lib/hosts/types';
import { documentFileOf, HASHED_FOLDER, type PagePath } from '../../lib/routes/address';
import type { Host } from '../support/tools/hosts';
import { readSite } from '../../lib/site/site';
import { ask, askRaw, locationOf } from '../support/ask';
import { candidates } from '../support/candidates';
import { inParallel } from '../support/in-parallel';
import { settingsOf } from '../support/site';
import { addFiles, temporaryFolder } from '../unit/temporary';

const PROBE = '?q=1&r=%2F%20&s';

const essence = (type = '') =>
  (type.split(';')[0] ?? '')
    .trim()
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml');

/** An export, the same with compressed copies, and its rules. */
function prepare(name: 'site' | 'below') {
  const settings = settingsOf(name);
  const { outDir, hostsDir } = settings;
  const rules = readHostRules(hostsDir);
  const at = (address: string) => rules.base + address.slice(1);
  const files = readdirSync(outDir, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`);
  const kinds = files.filter((file) => contentTypeOf(file) && !/\.(html|br|gz)$/.test(file));
  return {
    outDir,
    hostsDir,
    rules,
    at,
    pages: [...readSite(settings).site.pages.keys()].map(at),
    /** One file of each kind. */
    files: [
      ...new Map(kinds.map((file) => [path.extname(file), file])).values(),
      ...['/feed.xml', '/sitemap.xml', '/llms.txt'].map(at),
    ],
    /** A file whose name changes with its content. */
    hashed: kinds.find((file) => file.includes(`/${HASHED_FOLDER}/`) && file.endsWith('.js')) ?? '',
    missing: [
      ...['/nope', '/nope/', '/nope.html', '/guides/phone/nope', '/nope.js', `/${HASHED_FOLDER}/nope.js`],
      ...['/feed.xml/', '/llms.txt/', '/figures', '/figures/'],
    ]
      .map(at)
      // Outside of the site's path.
      .concat(rules.base === '/' ? [] : ['/', '/guides/phone/', '/team/']),
  };
}

describe.each(['site', 'below'] as const)('%s', (name) => {
  const { outDir, hostsDir, rules, at, pages, files, hashed, missing } = prepare(name);
  const phone = at('/guides/phone/');
  let root: string;

  beforeAll(async () => {
    root = temporaryFolder();
    cpSync(realpathSync(outDir), root, { recursive: true, preserveTimestamps: true });
    addFiles(root, { '.well-known/security.txt': 'contact', '.well-known/.hidden': '', '.hidden': '' });
    await precompress(root, { brotli: 2, gzip: 1 });
  });

  describe.each(Object.entries(candidates))('%s', (_name, { start, isPlain, hasCopies, isWithoutBrotli }) => {
    let host: Host;
    const get = (target: string, headers?: Record<string, string>, method?: string) =>
      ask(host.port, target, headers, method);

    beforeAll(async () => {
      host = await start({ root, outDir, hostsDir });
    });
    afterAll(() => host.stop());

    test('answers every page at its canonical address', async () => {
      await inParallel(pages, async (address) => {
        const { status, headers, body } = await get(address);
        expect([address, status, essence(headers['content-type'])]).toEqual([address, 200, 'text/html']);
        expect(body.equals(readFileSync(path.join(outDir, documentFileOf(address as PagePath))))).toBe(true);
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
      const { status, body } = await get(phone, {}, 'HEAD');
      expect([status, body.length]).toEqual([200, 0]);
    });

    test('does not send again what has not changed', async () => {
      const { headers } = await get(phone);
      const { etag, 'last-modified': date } = headers;
      expect(etag ?? date).toBeDefined();
      if (etag) expect((await get(phone, { 'if-none-match': etag })).status).toBe(304);
      if (date && !etag) expect((await get(phone, { 'if-modified-since': date })).status).toBe(304);
    });

    test('says 404 to what is not there', async () => {
      for (const address of missing) {
        const { status, body } = await get(address);
        // A plain server lists folders.
        if (isPlain && /\/figures|^\/(team\/)?$/.test(address)) continue;
        expect([address, status]).toEqual([address, 404]);
        if (!isPlain && address.startsWith(rules.base))
          expect(body.toString()).toContain('There is no page at this address');
      }
    });

    if (hasCopies)
      test('serves proofs of ownership in .well-known, and no other hidden files', async () => {
        const answers = ['/.well-known/security.txt', '/.well-known/.hidden', '/.hidden'].map((file) => get(file));
        expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404, 404]);
      });

    if (!isPlain) {
      test('redirects every alias in one step and for good, with its query', async () => {
        await inParallel(Object.entries(rules.redirects), async ([from, to]) => {
          const answer = await get(from + PROBE);
          expect([from, answer.status, locationOf(answer)]).toEqual([from, 301, to + PROBE]);
          expect(rules.redirects).not.toHaveProperty([to]);
        });
        expect((await get(phone.slice(0, -1))).headers.location).toBe(phone);
      });

      test('sends the headers of the rules with every kind of answer', async () => {
        for (const address of [
          rules.base,
          phone,
          at('/releases/202402.html'),
          phone.slice(0, -1),
          at('/nope/'),
          hashed,
          ...files,
          at('/api/'),
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
        const { headers } = await get(at(`/${HASHED_FOLDER}/nope.js`));
        expect(headers['cache-control']).toMatch(/^no-(cache|store)$/);
      });

      test.each(isWithoutBrotli ? ['gzip'] : ['br', 'gzip'])(
        'sends documents and text as %s to those who can read it',
        async (encoding) => {
          for (const address of [phone, at('/guides/phone.md')]) {
            const file = address.replace(/\/$/, '/index.html');
            const { headers, body } = await get(address, { 'accept-encoding': encoding });
            expect([file, headers['content-encoding']]).toEqual([file, encoding]);
            const unpacked = encoding === 'br' ? brotliDecompressSync(body) : gunzipSync(body);
            expect(unpacked.equals(readFileSync(path.join(outDir, file)))).toBe(true);
            if (!hasCopies) continue;
            expect(headers.vary).toMatch(/accept-encoding/i);
            const copy = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
            expect(body.equals(readFileSync(path.join(root, copy)))).toBe(true);
            expect((await get(copy)).status).toBe(404);
            const again = { 'accept-encoding': encoding, 'if-none-match': String(headers.etag) };
            expect((await get(address, again)).status).toBe(304);
          }
        },
      );

      test.each(['gzip;q=0', 'br;q=0, gzip;q=0.0', 'identity'])(
        'sends the file itself to who accepts %s',
        async (accepted) => {
          const { headers, body } = await get(phone, { 'accept-encoding': accepted });
          expect(headers['content-encoding']).toBeUndefined();
          expect(body.equals(readFileSync(path.join(outDir, documentFileOf(phone as PagePath))))).toBe(true);
        },
      );

      test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'])(
        'does not take %s for reading',
        async (method) => {
          for (const address of [phone, phone.slice(0, -1), at('/feed.xml'), at('/figures/call.svg')]) {
            const { status, headers, body } = await get(address, {}, method);
            expect([method, address, status]).toEqual([method, address, 405]);
            // nginx and Apache refuse TRACE before they read their configuration.
            // Apache adds an empty header.
            const allowed = headers.allow?.split(',').flatMap((part) => part.trim() || []);
            if (method !== 'TRACE') expect([method, address, allowed]).toEqual([method, address, ['GET', 'HEAD']]);
            expect(body.length).toBeLessThan(1000);
          }
          expect((await get(at('/nope/'), {}, method)).status).toBeGreaterThanOrEqual(400);
        },
      );

      test.each(['bytes=99999999-', 'bytes=0-3'])('answers the range %s with each header once', async (range) => {
        for (const address of [at('/feed.xml'), phone, hashed]) {
          const answer = await askRaw(host.port, address, { Range: range });
          const [head = ''] = answer.split('\r\n\r\n');
          expect([address, head]).toEqual([address, expect.stringMatching(/^HTTP\/1\.1 (200|206|416) /)]);
          const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, field = '']) => field.toLowerCase());
          expect([address, names.filter((field, index) => names.indexOf(field) !== index)]).toEqual([address, []]);
          expect(names).toContain('content-security-policy');
          if (head.includes(' 416 ')) expect(head).not.toContain('immutable');
        }
      });

      test('does not lead to the host that a forged Host header names', async () => {
        const { headers } = await get(phone.slice(0, -1), { host: 'evil.example' });
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
      expect((await get(rules.base)).status).toBe(200);
      expect(host.output?.() ?? '').not.toContain('uninitialized');
    });
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
