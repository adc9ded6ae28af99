import { validate } from '@cfworker/json-schema';
import { headersSchema, redirectsSchema } from '@vercel/routing-utils';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { LIMITS, redirectedFolders } from '../../../lib/hosts/host';
import { writeHostFiles } from '../../../lib/hosts/write';
import { documentRoutes } from '../../../lib/routes/documents';
import { documentFileOf } from '../../../lib/routes/address';
import { routesOf, rulesOf } from '../routing';
import { addFiles, temporaryFolder } from '../temporary';

/** A site with so many pages in folders, of which every eighth has an old address, and some end in `.html`. */
function write(count: number, { metaPolicy = false, styles = 1 } = {}) {
  const pages = Array.from({ length: count }, (_, index) => [
    index % 50 === 0 ? `/releases/${index}.html` : `/part-${index % 12}/page-${index}/`,
    index % 8 === 0 ? [`/old/page-number-${index}/`] : [],
  ]);
  const routes = routesOf(Object.fromEntries(pages));
  const html = Array.from({ length: styles }, (_, index) => `<style>.a${index}{}</style>`).join('');
  const rules = rulesOf(routes, html, { metaPolicy });
  const [exportDir, hostsDir] = [temporaryFolder(), path.join(temporaryFolder(), 'hosts')];
  // Of the documents, only those count that aren't a folder's.
  const files = documentRoutes(routes).map(({ address }) => documentFileOf(address));
  addFiles(
    exportDir,
    Object.fromEntries(files.filter((file) => !file.endsWith('index.html')).map((file) => [file, ''])),
  );
  const notes = writeHostFiles(rules, exportDir, hostsDir);
  const read = (file: string) => readFileSync(path.join(hostsDir, file), 'utf8');
  return { rules, notes, hostsDir, read };
}

describe.each([1000, 2400])('%i pages', (count) => {
  const { rules, notes, read } = write(count);

  test('fit on Cloudflare', () => {
    const lines = read('cloudflare/_redirects').trim().split('\n');
    const dynamic = lines.filter((one) => /^\S*[:*]/.test(one));
    expect(lines.length - dynamic.length).toBeLessThanOrEqual(LIMITS.cloudflare.redirects);
    expect(dynamic.length).toBeLessThanOrEqual(LIMITS.cloudflare.patterns);
    // Once there was a pattern, Cloudflare counts every line as one.
    expect(lines.slice(-dynamic.length)).toEqual(dynamic);
    const longest = (all: string[]) => Math.max(...all.map(({ length }) => length));
    expect(longest(lines)).toBeLessThanOrEqual(LIMITS.cloudflare.line);
    expect(longest(read('cloudflare/_headers').split('\n'))).toBeLessThanOrEqual(2000);
  });

  test('fit on Vercel', () => {
    const { redirects, headers } = JSON.parse(read('vercel/vercel.json')) as {
      redirects: unknown[];
      headers: unknown[];
    };
    expect(validate(redirects, redirectsSchema as never)).toMatchObject({ errors: [], valid: true });
    expect(validate(headers, headersSchema as never)).toMatchObject({ errors: [], valid: true });
    expect(redirects.length + headers.length).toBeLessThanOrEqual(2048);
  });

  test('fit into a function of CloudFront, which still leads every address to a document', () => {
    const source = read('cloudfront/function.js');
    expect(Buffer.byteLength(source)).toBeLessThanOrEqual(10_240);
    const handle = runInNewContext(`${source};handler`) as (event: unknown) => { uri?: string; statusCode?: number };
    for (const from of Object.keys(rules.redirects)) {
      const answer = handle({ request: { uri: from, querystring: {} } });
      expect([from, answer.statusCode ?? answer.uri?.endsWith('.html')]).toEqual([
        from,
        answer.statusCode ? 301 : true,
      ]);
    }
  });

  test('what does not fit is told, with what happens to it', () => {
    const told = notes.map((note) => note.split(':')[0]);
    expect(told).toEqual(count > 1000 ? ['cloudflare', 'cloudfront', 'vercel'] : []);
    for (const note of notes) expect(note).toMatch(/the least important \d+ of \d+ redirects don't fit; the documents/);
  });

  test('old addresses are the last to be left out', () => {
    expect(read('cloudflare/_redirects')).toContain(`\n/old/page-number-${count - 8} /`);
    expect(read('netlify/_redirects')).toContain(`\n/old/page-number-${count - 8}/ /`);
  });
});

describe('a policy that is too long', () => {
  const long = write(10, { styles: 36 });

  test('is told, and the hosts that would ignore it get no configuration at all', () => {
    expect(long.notes).toEqual([
      expect.stringMatching(/^cloudflare: no configuration, because the Content-Security-Policy has \d{4} characters/),
      expect.stringMatching(/^cloudfront: .* the host accepts 1783\. Build with META_POLICY=1/),
    ]);
    for (const host of ['cloudflare', 'cloudfront']) expect(existsSync(path.join(long.hostsDir, host))).toBe(false);
    expect(readdirSync(long.hostsDir)).toContain('nginx');
    expect(long.read('nginx/docs.conf')).toContain(long.rules.policy);
  });

  test('is left to the documents, if they contain it', () => {
    const { notes, read } = write(10, { styles: 36, metaPolicy: true });
    expect(notes).toEqual([]);
    expect(read('cloudflare/_headers')).toContain("\n  Content-Security-Policy: frame-ancestors 'none'\n");
  });

  test('longer than nginx reads is not written for nginx', () => {
    const { notes, hostsDir } = write(10, { styles: 80 });
    expect(notes.map((note) => note.split(':')[0])).toEqual(['cloudflare', 'cloudfront', 'nginx', 'vercel']);
    expect(existsSync(path.join(hostsDir, 'nginx'))).toBe(false);
  });
});

test('a pattern never hides a file that is not a redirect document', () => {
  const redirects = { '/a/b.html': '/a/b/', '/a/c.html': '/d/', '/e/f.html': '/e/f/' };
  const files = [
    '/index.html',
    '/proof.html',
    '/a/b.html',
    '/a/c.html',
    '/a/b/index.html',
    '/e/f.html',
    '/e/page.html',
  ];
  expect(redirectedFolders(files, redirects)).toEqual(['/a/']);
});
