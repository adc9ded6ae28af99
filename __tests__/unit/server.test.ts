import { connect } from 'node:net';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { ask as askAt } from '../support/ask';
import { temporaryFolder } from './temporary';

const long = '<p>Say it again.</p>'.repeat(200);
const root = temporaryFolder({
  'out/index.html': `home${long}`,
  'out/guides/ivr/index.html': 'guide',
  'out/releases/202004.html': 'release',
  'out/404.html': 'not found',
  'out/.docs-build': '',
  'out/index.html.br': '',
  'out/.well-known/security.txt': 'contact',
  'out-private/secret.txt': 'secret',
});
const server = createStaticServer({
  dir: path.join(root, 'out'),
  redirects: { '/guides/ivr': '/guides/ivr/', '/index.html': '/' },
  headers: { 'X-Of-Rules': 'yes' },
});
let port = 0;

beforeAll(async () => {
  port = Number(new URL(await listen(server, 4300, '127.0.0.1')).port);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = (target: string, headers?: Record<string, string>, method?: string) => askAt(port, target, headers, method);

describe('documents', () => {
  test.each([
    ['/guides/ivr/', 'guide'],
    ['/guides/ivr/?a=b/', 'guide'],
    ['/releases/202004.html', 'release'],
    ['/guides/ivr/index.html', 'guide'],
  ])('%s is answered with its file', async (target, text) => {
    const { status, headers, body } = await ask(target);
    expect([status, body.toString()]).toEqual([200, text]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
  });

  test('are asked for anew, and not sent again when they are the same', async () => {
    const { headers } = await ask('/guides/ivr/');
    expect(headers['cache-control']).toBe('no-cache');
    expect((await ask('/guides/ivr/', { 'if-none-match': String(headers.etag) })).status).toBe(304);
  });

  test('are compressed for those who can read it', async () => {
    const { headers, body } = await ask('/', { 'accept-encoding': 'gzip' });
    expect(headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(`home${long}`);
    expect((await ask('/')).headers['content-encoding']).toBeUndefined();
  });
});

test.each([
  ['/', 200],
  ['/guides/ivr/?a=b', 200],
  ['/guides/ivr', 301],
  ['/nowhere/', 404],
])('HEAD %s is answered with the headers of the rules, without a body', async (target, expected) => {
  const { status, headers, body } = await ask(target, {}, 'HEAD');
  expect([status, headers['x-of-rules'], body.length]).toEqual([expected, 'yes', 0]);
});

test.each([
  ['/guides/ivr', '/guides/ivr/'],
  ['/guides/ivr?a=b&c=?', '/guides/ivr/?a=b&c=?'],
  ['/index.html', '/'],
])('%s leads to %s', async (target, location) => {
  const { status, headers } = await ask(target);
  expect([status, headers.location]).toEqual([301, location]);
});

test('what is not there is answered with the page that says so, and with its status', async () => {
  const { status, headers, body } = await ask('/nowhere/');
  expect([status, body.toString(), headers['cache-control']]).toEqual([404, 'not found', 'no-cache']);
  expect(headers['content-type']).toContain('text/html');
});

test.each(['/.docs-build', '/index.html.br', '/%2edocs-build', '/.well-known/../.docs-build'])(
  '%s is not for readers, as on other hosts',
  async (target) => {
    expect((await ask(target)).status).toBe(404);
  },
);

test('proofs of ownership in .well-known are served', async () => {
  expect((await ask('/.well-known/security.txt')).body.toString()).toBe('contact');
});

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'])('%s is not allowed', async (method) => {
  for (const target of ['/', '/guides/ivr', '/nowhere/']) {
    const { status, headers, body } = await ask(target, {}, method);
    expect([target, status, headers.allow, body.length]).toEqual([target, 405, 'GET, HEAD', 0]);
  }
});

describe('a hostile address', () => {
  test.each([
    '/..%2f..%2fetc/passwd',
    '/../../../../etc/passwd',
    '/%2e%2e/out-private/secret.txt',
    '/..%2fout-private%2fsecret.txt',
    '/../out-private/secret.txt',
    '/..%5c..%5cetc%5cpasswd',
    '//evil.example',
    '//evil.example/',
    '//evil.example/%2e%2e/guides/ivr',
    '/\\evil.example',
    'http://evil.example/guides/ivr',
    '/constructor',
    '/__proto__',
    '/toString/',
    '/%',
    '/%zz/',
    '/%00',
    '/%c0%ae%c0%ae/',
    '/?%',
    '/guides/ivr/index.html/',
    `/${'a'.repeat(8000)}`,
    `/${'a/'.repeat(3000)}`,
  ])('%.60s is answered from the export or not at all', async (target) => {
    const { status, headers, body } = await ask(target);
    expect([200, 301, 404]).toContain(status);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    expect(body.toString()).not.toMatch(/secret|root:/);
  });

  test.each(['bytes=5-2', 'bytes=-1', 'bytes=99999999-', 'bytes=a-b', 'lines=1'])(
    'with the range %s does no harm',
    async (range) => {
      expect((await ask('/', { range })).body.toString()).toBe(`home${long}`);
    },
  );

  test('that is longer than a request may be is refused', async () => {
    expect((await ask(`/${'a'.repeat(20_000)}`)).status).toBe(431);
  });

  test('that is no request does not stop the server', async () => {
    await new Promise((resolve) =>
      connect(port, '127.0.0.1').on('close', resolve).on('error', resolve).resume().end('nonsense\r\n\r\n'),
    );
    expect((await ask('/')).status).toBe(200);
  });
});

test('a busy port is passed over', async () => {
  const second = createStaticServer({ dir: path.join(root, 'out'), redirects: {} });
  expect(Number(new URL(await listen(second, port, '127.0.0.1')).port)).toBeGreaterThan(port);
  await new Promise((resolve) => second.close(resolve));
});
