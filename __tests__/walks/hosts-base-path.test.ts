import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headersFor, readHostRules } from '../../lib/hosts/rules';
import { contentTypeOf } from '../../lib/hosts/types';
import type { Host } from '../support/tools/hosts';
import { ask, locationOf } from '../support/ask';
import { candidates } from '../support/candidates';
import { inParallel } from '../support/in-parallel';
import { settingsOf } from '../support/site';

const { outDir, buildDir } = settingsOf('below');
const rules = readHostRules(buildDir);
const { base } = rules;
const at = (address: string) => base + address.slice(1);

/** The file behind an address. */
const fileOf = (address: string) => path.join(outDir, address.replace(/\/$/, '/index.html'));
const hashed = /<script [^>]*src="([^"]+\/chunks\/[^"]+)/.exec(readFileSync(fileOf(base), 'utf8'))?.[1] ?? '';

/** What is there, by address, and what is not. */
const there = [
  ...['/', '/guides/', '/guides/phone/', '/api/', '/api/reference/', '/releases/202401.html'],
  ...['/guides/phone.md', '/openapi.json', '/openapi.yaml'],
  ...['/feed.xml', '/sitemap.xml', '/figures/call.svg', '/sw.js'],
].map(at);
const missing = [at('/nope/'), at('/guides/nope'), at('/_next/static/nope.js'), '/', '/guides/phone/', '/team/'];
const essence = (type = '') =>
  (type.split(';')[0] ?? '')
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml');

describe.each(Object.entries(candidates))('%s, below a base path', (_name, { start, isPlain, hasCopies }) => {
  let host: Host;
  const get = (address: string, headers?: Record<string, string>) => ask(host.port, address, headers);

  beforeAll(async () => {
    host = await start({ root: outDir, outDir, buildDir });
  });
  afterAll(() => host.stop());

  test('answers pages, the reference, its downloads and all other files below the path', async () => {
    for (const address of [...there, hashed]) {
      const { status, headers, body } = await get(address);
      expect([address, status, body.equals(readFileSync(fileOf(address)))]).toEqual([address, 200, true]);
      if (isPlain) continue;
      expect([address, essence(headers['content-type'])]).toEqual([address, essence(contentTypeOf(address))]);
      for (const [name, value] of Object.entries(headersFor(rules, address)))
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
    }
  });

  test('says 404 to what is not there, and outside of the path', async () => {
    for (const address of missing) {
      const { status, body } = await get(address);
      // A plain server lists folders.
      if (isPlain && ['/', '/team/'].includes(address)) continue;
      expect([address, status]).toEqual([address, 404]);
      if (!isPlain && address.startsWith(base)) expect(body.toString()).toContain('There is no page at this address');
    }
  });

  if (isPlain) return;

  test('redirects every alias in one step below the path, with its query', async () => {
    expect(Object.keys(rules.redirects).length).toBeGreaterThan(10);
    await inParallel(Object.entries(rules.redirects), async ([from, to]) => {
      const answer = await get(`${from}?q=%20&r`);
      expect([from, answer.status, locationOf(answer)]).toEqual([from, 301, `${to}?q=%20&r`]);
    });
  });

  if (!hasCopies) return;

  test.each(['br', 'gzip'])('sends the copies that the build made, as %s and packed once', async (encoding) => {
    const addresses = there.filter((address) => existsSync(`${fileOf(address)}.br`));
    expect(addresses.length).toBeGreaterThan(10);
    for (const address of [...addresses, hashed]) {
      const { headers, body } = await get(address, { 'accept-encoding': encoding });
      const copy = readFileSync(`${fileOf(address)}.${encoding === 'br' ? 'br' : 'gz'}`);
      expect([address, headers['content-encoding'], body.equals(copy)]).toEqual([address, encoding, true]);
      expect([address, essence(headers['content-type'])]).toEqual([address, essence(contentTypeOf(address))]);
      expect([address, headers.vary]).toEqual([address, expect.stringMatching(/accept-encoding/i)]);
    }
  });

  test('sends the file itself to those who read neither, and does not show the copies', async () => {
    const { headers, body } = await get(at('/guides/phone/'), { 'accept-encoding': 'identity' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(body.equals(readFileSync(fileOf(at('/guides/phone/'))))).toBe(true);
    for (const ending of ['br', 'gz']) expect((await get(at(`/guides/phone/index.html.${ending}`))).status).toBe(404);
  });
});
