import { parseAllHeaders as parseHeaders } from '@netlify/headers-parser';
import { parseAllRedirects as parseRedirects } from '@netlify/redirect-parser';
import { getTransformedRoutes, type RouteWithSrc as Source } from '@vercel/routing-utils';
import { transform } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import { caddy } from '../../../lib/hosts/caddy';
import { cloudfront } from '../../../lib/hosts/cloudfront';
import { DRAWING_POLICY } from '../../../lib/hosts/headers';
import { isAlias, type WriteHost } from '../../../lib/hosts/host';
import { cloudflare, netlify } from '../../../lib/hosts/pages';
import { readHostRules } from '../../../lib/hosts/rules';
import { vercel } from '../../../lib/hosts/vercel';
import { writeHostFiles } from '../../../lib/hosts/write';
import { HASHED_FOLDER } from '../../../lib/routes/address';
import { routesOf, rulesOf } from '../routing';
import { filesOf as allFilesOf, temporaryFolder } from '../temporary';

const rules = rulesOf(routesOf({ '/': [], '/guides/cli/': ['/cli/'], '/releases/1.html': [], '/hidden/': [] }));
const FOLDERS = ['/guides/'];
const filesOf = (write: WriteHost) => write(rules, FOLDERS).files;

/** Files of hosts that say nothing about headers. */
const OTHERS = ['function.js', 'redirects.txt', 'brotli.conf', '_redirects', 'drawings.json'];

test('every host has a folder beside the export, so that none reads or shows what another needs, and sends the policy', () => {
  const [exportDir, hostsDir] = [temporaryFolder(), path.join(temporaryFolder(), 'build/hosts')];
  writeHostFiles(rules, exportDir, hostsDir);
  expect(allFilesOf(exportDir)).toEqual(['.nojekyll']);
  const hosts = ['apache', 'caddy', 'cloudflare', 'cloudfront', 'netlify', 'nginx', 'vercel'];
  expect(readdirSync(hostsDir).sort()).toEqual([...hosts, 'rules.json'].sort());
  expect(readHostRules(hostsDir)).toEqual(rules);
  const files = allFilesOf(hostsDir).filter((file) => !OTHERS.includes(path.basename(file)));
  expect(files.length).toBeGreaterThan(6);
  for (const file of files)
    expect([file, readFileSync(path.join(hostsDir, file), 'utf8')]).toEqual([
      file,
      expect.stringContaining(rules.policy),
    ]);
});

describe('CloudFront', () => {
  const { 'function.js': source = '', 'headers.json': headers = '' } = filesOf(cloudfront);
  const handle = runInNewContext(`${source};handler`) as (event: unknown) => {
    uri?: string;
    statusCode?: number;
    headers?: { location: { value: string } };
  };
  const ask = (uri: string, querystring = {}) => {
    const answer = handle({ request: { uri, querystring } });
    return answer.statusCode ? [answer.statusCode, answer.headers?.location.value] : answer.uri;
  };

  test('the function is in the language of every runtime of CloudFront, ES5', async () => {
    await expect(transform(source, { target: 'es5' })).resolves.toMatchObject({ warnings: [] });
  });

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

  test('the headers of all responses are input for the command line, security headers in their own place', () => {
    const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(headers) as {
      SecurityHeadersConfig: unknown;
      CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string }[] };
    };
    expect(security).toEqual({
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: rules.policy },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { Override: true, ReferrerPolicy: rules.headers['Referrer-Policy'] },
    });
    expect(custom.Items.map(({ Header }) => Header)).toEqual(['Cross-Origin-Opener-Policy', 'Permissions-Policy']);
    expect(custom.Quantity).toBe(2);
  });
});

describe('Vercel', () => {
  const config = JSON.parse(filesOf(vercel)['vercel.json'] ?? '') as {
    redirects: { source: string; destination: string; statusCode: number }[];
    headers: { source: string; headers: { key: string; value: string }[] }[];
  };
  const headerOf = (address: string, name: string) =>
    config.headers
      .filter(({ source }) => new RegExp(`^${source}$`).test(address))
      .flatMap(({ headers }) => headers)
      .findLast(({ key }) => key === name)?.value;

  test('every alias is redirected for good, by a line or by a pattern of its folder', () => {
    const { routes, error } = getTransformedRoutes(config as Parameters<typeof getTransformedRoutes>[0]);
    expect(error).toBeNull();
    const moves = (routes ?? []).filter((route): route is Source => 'src' in route && 'status' in route);
    for (const [from, to] of Object.entries(rules.redirects)) {
      const move = moves.find(({ src = '' }) => new RegExp(src).test(from));
      const location = from.replace(new RegExp(move?.src ?? ''), move?.headers?.Location ?? '');
      expect([from, move?.status, location]).toEqual([from, 301, to]);
    }
    for (const other of ['/guides/cli_html', '/google1.html', '/guides/cli.md', '//evil.example.html'])
      expect([other, moves.some(({ src = '' }) => new RegExp(src).test(other))]).toEqual([other, false]);
    expect(config.redirects.some(({ source }) => source === '/guides/cli\\.html')).toBe(false);
  });

  test.each([
    [`/${HASHED_FOLDER}/a.js`, 'public, max-age=31536000, immutable'],
    ['/x-search/index/a.pf_index', 'public, max-age=31536000, immutable'],
    ['/x-search/pagefind.js', 'no-cache'],
    ['/', 'no-cache'],
  ])('%s is kept as %s', (address, value) => expect(headerOf(address, 'Cache-Control')).toBe(value));

  test('every page has the policy', () => {
    expect(headerOf('/', 'Content-Security-Policy')).toBe(rules.policy);
    expect(headerOf('/a.svg', 'Content-Security-Policy')).toBe(DRAWING_POLICY);
  });
});

/** The program that decides about redirects in `netlify dev`. */
interface Redirector {
  parseJSON(rules: string, options: object): Promise<{ match(request: object): { to: string; status: number } | null }>;
}

describe('Netlify', () => {
  const folder = temporaryFolder(filesOf(netlify));
  const options = { configRedirects: [], configHeaders: [], minimal: true };

  test('leads every old address to its page, though there is a document, and no page to itself', async () => {
    const file = path.join(folder, '_redirects');
    const { redirects, errors } = await parseRedirects({ ...options, redirectsFiles: [file], minimal: false });
    expect(errors).toEqual([]);
    const own = (redirects as { from: string; query: object; force: boolean }[]).map(({ from, query, ...rule }) => ({
      ...rule,
      origin: from,
      params: query,
    }));
    expect(own.filter(({ force }) => !force)).toEqual([]);
    const { parseJSON } = createRequire(import.meta.url)('netlify-redirector') as Redirector;
    const matcher = await parseJSON(JSON.stringify(own), {});
    const request = { scheme: 'https', host: 'docs.example', query: '', headers: {}, cookieValues: {} };
    const ask = (address: string) => {
      const rule = matcher.match({ ...request, path: address, getHeader: () => '', getCookie: () => '' });
      return [address, rule && `${rule.status} ${rule.to}`];
    };
    for (const redirect of Object.entries(rules.redirects)) {
      const [from, to] = redirect;
      expect([ask(from), ask(to)]).toEqual([
        // Netlify finds a page without its ending.
        [from, isAlias(redirect) ? null : `301 ${to}`],
        [to, null],
      ]);
    }
  });

  test('has one rule for an old address with and without its slash, because it ignores the slash', () => {
    const from = (filesOf(netlify)._redirects ?? '').split('\n').map((line) => line.split(' ')[0]);
    expect(from).toContain('/cli/');
    expect(from).not.toContain('/cli');
  });

  test('reads the headers of every path', async () => {
    const { headers, errors } = await parseHeaders({ ...options, headersFiles: [path.join(folder, '_headers')] });
    expect(errors).toEqual([]);
    expect(headers[0]).toEqual({ for: '/*', values: { ...rules.headers, 'Cache-Control': 'no-cache' } });
    const hashed = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    expect(headers[1]).toEqual({ for: `/${HASHED_FOLDER}/*`, values: hashed });
  });
});

describe('Cloudflare', () => {
  test('a page that ends in .html is not redirected to itself without the ending', () => {
    const lines = (filesOf(cloudflare)._redirects ?? '').split('\n');
    expect(lines.indexOf('/releases/1.html /releases/1 200')).toBe(0);
    expect(lines).toContain('/releases/1 /releases/1.html 301');
  });

  test('a header of hashed files takes the place of the one for all', () => {
    expect(filesOf(cloudflare)._headers).toContain(
      `/${HASHED_FOLDER}/*\n  ! Cache-Control\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
  });
});

test('Caddy serves no hidden files, except in .well-known', () => {
  const [, hidden = '', shown = ''] =
    /@docs_hidden \{\n {2}path_regexp `(.*)`\n {2}not path_regexp `(.*)`/.exec(filesOf(caddy)['docs.caddy'] ?? '') ??
    [];
  const isHidden = (address: string) => new RegExp(hidden).test(address) && !new RegExp(shown).test(address);
  for (const address of ['/.well-known/a.txt', '/docs/.well-known/acme/b', '/a.b/c.html', '/'])
    expect([address, isHidden(address)]).toEqual([address, false]);
  for (const address of ['/.git/HEAD', '/docs/.env', '/.well-known/.a', '/.a/.well-known/b', '/.well-known', '/a/.b'])
    expect([address, isHidden(address)]).toEqual([address, true]);
});

test('the steps for S3 name the folder of hashed files', () => {
  const commands = readFileSync('docs/deploy.md', 'utf8').match(/^aws s3 sync .*$/gm) ?? [];
  expect(commands).toHaveLength(2);
  for (const command of commands) expect(command).toContain(`'*${HASHED_FOLDER}/*'`);
});
