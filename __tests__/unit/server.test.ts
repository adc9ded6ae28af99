import { connect } from 'node:net';
import path from 'node:path';
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

const ask = (target: string, headers?: Record<string, string>) => askAt(port, target, headers);

// `walks/hosts` tests its answers to everything that other hosts answer, too.
test.each([
  ['/guides/ivr/?a=b/', 200, 'guide'],
  ['/releases/202004.html', 200, 'release'],
  ['/guides/ivr/index.html', 200, 'guide'],
  ['/nowhere/', 404, 'not found'],
])('%s is answered with %i and its file', async (target, expected, text) => {
  const { status, headers, body } = await ask(target);
  expect([status, body.toString(), headers['cache-control']]).toEqual([expected, text, 'no-cache']);
  expect([headers['content-type'], headers['x-of-rules']]).toEqual(['text/html; charset=utf-8', 'yes']);
  expect((await askAt(port, target, {}, 'HEAD')).body.length).toBe(0);
});

test.each([
  ['/guides/ivr', '/guides/ivr/'],
  ['/guides/ivr?a=b&c=?', '/guides/ivr/?a=b&c=?'],
  ['/index.html', '/'],
])('%s leads to %s', async (target, location) => {
  const { status, headers } = await ask(target);
  expect([status, headers.location]).toEqual([301, location]);
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
