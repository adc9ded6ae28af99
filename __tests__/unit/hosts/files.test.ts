import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { PagePath } from '../../../lib/routes/address';
import { cloudflareFiles } from '../../../lib/hosts/cloudflare';
import { cloudfrontFiles } from '../../../lib/hosts/cloudfront';
import { netlifyFiles } from '../../../lib/hosts/netlify';
import { hostRules, readHostRules } from '../../../lib/hosts/rules';
import { vercelFiles } from '../../../lib/hosts/vercel';
import { writeHostFiles } from '../../../lib/hosts/write';
import { routeTable } from '../../../lib/routes/table';
import { temporaryFolder } from '../temporary';

function rulesOf(pages: Record<string, string[]>) {
  const { routes } = routeTable(
    Object.entries(pages).map(([address, redirectFrom]) => ({
      path: address as PagePath,
      regularPath: address,
      relativePath: `${address}.mdx`,
      frontmatter: { redirectFrom },
    })),
  );
  return hostRules([], [], {
    site: { routes, identity: { product: { name: 'X', slug: 'x' } } },
    playgrounds: ['https://api.example'],
    settings: { noIndex: false, plainExport: false },
    basePath: '',
  });
}

const rules = rulesOf({ '/': [], '/guides/cli/': ['/cli/'], '/releases/1.html': [], '/hidden/': [] });

test('every host sends the policy', () => {
  const hostsDir = temporaryFolder();
  const exportDir = temporaryFolder();
  writeHostFiles(rules, exportDir, hostsDir);
  const files = readdirSync(hostsDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !['function.js', 'redirects.txt'].includes(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = [...files, path.join(exportDir, '_headers')].map((file) => [
    path.basename(file),
    readFileSync(file, 'utf8'),
  ]);
  const silent = texts.filter(([, text]) => !text?.includes(rules.policy)).map(([name]) => name);
  expect(texts.length).toBeGreaterThan(6);
  expect(silent).toEqual([]);
});

describe('CloudFront', () => {
  const { 'function.js': source, 'headers.json': headers } = cloudfrontFiles(rules);
  const handle = runInNewContext(`${source};handler`) as (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  const ask = (uri: string, querystring = {}) => {
    const answer = handle({ request: { uri, querystring } });
    return answer.statusCode ? [answer.statusCode, answer.headers?.location.value] : answer.uri;
  };

  test('every alias is redirected in one step', () => {
    for (const [from, to] of Object.entries(rules.redirects)) expect([from, ask(from)]).toEqual([from, [301, to]]);
  });

  test('the query goes along', () => {
    const query = {
      q: { value: 'a%20b' },
      s: { value: '' },
      t: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    };
    expect(ask('/cli', query)).toEqual([301, '/guides/cli/?q=a%20b&s&t=1&t=2']);
  });

  test.each([
    ['/', '/index.html'],
    ['/guides/cli/', '/guides/cli/index.html'],
    ['/releases/1.html', '/releases/1.html'],
    ['/guides/cli/index.txt', '/guides/cli/index.txt'],
    ['/x-search/wasm.en.pagefind', '/x-search/wasm.en.pagefind'],
    ['/404.html', '/404.html'],
  ])('%s is the object %s', (uri, object) => expect(ask(uri)).toBe(object));

  test.each([
    '//evil.example',
    '//evil.example/',
    '/\\evil.example',
    '/%5cevil.example',
    '/%2fevil.example/x',
    '/constructor',
    '/__proto__',
  ])('%s does not lead to another host', (uri) => {
    const answer = ask(uri);
    if (Array.isArray(answer)) expect(answer[1]).toMatch(/^\/(?![/\\%])/);
  });

  test('the headers of all responses are listed', () => {
    expect(JSON.parse(headers)).toContainEqual({
      Header: 'Content-Security-Policy',
      Value: rules.policy,
      Override: true,
    });
  });
});

describe('Vercel', () => {
  const config = JSON.parse(vercelFiles(rules)['vercel.json'] ?? '') as {
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const headerOf = (address: string, name: string) =>
    config.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap(({ headers }) => headers)
      .findLast(({ key }) => key === name)?.value;

  test('every alias is redirected for good', () => {
    const found = Object.fromEntries(
      config.redirects.map(({ source, destination }) => [source.replaceAll('\\', ''), destination]),
    );
    expect(found).toEqual(rules.redirects);
    expect(new Set(config.redirects.map(({ statusCode }) => statusCode))).toEqual(new Set([301]));
    const html = config.redirects.find(({ source }) => source.includes('cli') && source.endsWith('.html'));
    expect(new RegExp(`^${html?.source}$`).test('/guides/cli_html')).toBe(false);
  });

  test.each([
    ['/_next/static/chunks/a.js', 'public, max-age=31536000, immutable'],
    ['/x-search/index/a.pf_index', 'public, max-age=31536000, immutable'],
    ['/x-search/pagefind.js', 'no-cache'],
    ['/', 'no-cache'],
  ])('%s is kept as %s', (address, value) => expect(headerOf(address, 'Cache-Control')).toBe(value));

  test('every page has the policy', () => {
    expect(headerOf('/', 'Content-Security-Policy')).toBe(rules.policy);
  });
});

test('Netlify is told to redirect even where there is a redirect document', () => {
  const text = netlifyFiles(rules)['netlify.toml'] ?? '';
  for (const [from, to] of Object.entries(rules.redirects))
    expect(text).toContain(`[[redirects]]\n  from = "${from}"\n  to = "${to}"\n  status = 301\n  force = true\n`);
  expect(text).toContain(
    `for = "/_next/static/*"\n  [headers.values]\n    Cache-Control = "public, max-age=31536000, immutable"`,
  );
});

describe('Cloudflare', () => {
  test('a page that ends in .html is not redirected to itself without the ending', () => {
    const lines = cloudflareFiles(rules)._redirects.split('\n');
    expect(lines.indexOf('/releases/1.html /releases/1 200')).toBe(0);
    expect(lines).toContain('/releases/1 /releases/1.html 301');
  });

  test('a header of hashed files takes the place of the one for all', () => {
    expect(cloudflareFiles(rules)._headers).toContain(
      '/_next/static/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n',
    );
  });
});

test('everything is written beside the export but what hosts read from it', () => {
  const dir = temporaryFolder();
  const [exportDir, hostsDir] = [path.join(dir, 'out'), path.join(dir, 'build/hosts')];
  writeHostFiles(rules, exportDir, hostsDir);
  expect(readdirSync(exportDir).sort()).toEqual(['.nojekyll', '_headers', '_redirects']);
  expect(readdirSync(hostsDir).sort()).toEqual([
    'apache',
    'caddy',
    'cloudfront',
    'netlify',
    'nginx',
    'rules.json',
    'vercel',
  ]);
  expect(readHostRules(path.join(dir, 'build'))).toEqual(rules);
});
