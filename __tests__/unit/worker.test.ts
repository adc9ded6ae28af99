import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeWorker } from '../../lib/export/worker';
import { filesOf, hasTypeOf, offlineDocument, startOf } from '../../lib/offline/document';
import { temporaryFolder } from './temporary';

const identity = (offlineReading: 'on' | 'off') =>
  ({ product: { name: 'Turnwise', slug: 'turnwise' }, docs: { offlineReading } }) as Parameters<
    typeof writeWorker
  >[1]['identity'];

async function workerOf(offlineReading: 'on' | 'off'): Promise<Buffer> {
  const folder = temporaryFolder();
  await writeWorker(folder, { identity: identity(offlineReading) });
  return readFileSync(path.join(folder, 'sw.js'));
}

test('the worker is the same file for the same sources, small, and knows the name of the site and the place of its search', async () => {
  const worker = await workerOf('on');
  expect(worker.equals(await workerOf('on'))).toBe(true);
  expect(brotliCompressSync(worker).length).toBeLessThan(10 * 1024);
  expect(worker.toString()).toContain('Turnwise Documentation');
  expect(worker.toString()).toContain('turnwise-search');
});

test('switched off it answers no request and takes itself away', async () => {
  const worker = (await workerOf('off')).toString();
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('fetch');
});

test('a document names the files that it needs', () => {
  const html = [
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next" disabled=""/><link rel="icon" href="/favicon.svg"/>',
    '<link rel="canonical" href="https://docs.example/a/"/><a href="/b/">b</a>',
    '<img width="1" src="/figures/a.svg" alt="a"/><img src="https://other.example/x.png"/>',
    '<script src="/_next/polyfills.js" noModule=""></script>',
    '<script data-scripts="/_next/boot.js /_next/main.js" data-payload="/a/index.txt"></script>',
  ].join('');
  expect(filesOf(html)).toEqual([
    '/_next/a.css',
    '/favicon.svg',
    '/figures/a.svg',
    '/_next/boot.js',
    '/_next/main.js',
    '/a/index.txt',
  ]);
});

test('a document names what it starts with, and another page does not', () => {
  const html =
    '<script data-scripts="/docs/_next/static/boot/0123abcd.js /_next/main.js" data-payload="/docs/a/index.txt">start()</script>';
  expect(startOf(html)).toEqual({
    boot: '/docs/_next/static/boot/0123abcd.js',
    digest: '0123abcd',
    payload: '/docs/a/index.txt',
  });
  expect(startOf('<title>Back soon</title><script src="/_next/static/boot/0123abcd.js"></script>')).toBeUndefined();
});

test.each([
  ['/_next/static/chunks/a.js', 'text/javascript; charset=utf-8', true],
  ['/_next/static/chunks/a.js?v=1', 'application/javascript', true],
  ['/_next/static/chunks/a.js', 'text/html', false],
  ['/_next/static/chunks/a.js', '', false],
  ['/_next/static/chunks/a.css', 'text/css', true],
  ['/_next/static/chunks/a.css', 'text/plain', false],
  ['/x-search/wasm.en.pagefind', '', true],
  ['/x-search/wasm.en.pagefind', 'text/html; charset=utf-8', false],
  ['/figures/a.svg', 'image/svg+xml', true],
  ['/figures/a.svg', 'text/html', false],
  ['/figures/a.svg', 'Text/HTML', false],
  ['/_next/static/chunks/a.js', 'Application/JavaScript', true],
])('%s may be kept as "%s": %s', (address, type, isRight) => {
  expect(hasTypeOf(`https://docs.example${address}`, type)).toBe(isRight);
});

test('the offline page needs no other file and has no list where nothing was read', () => {
  const html = offlineDocument('Docs', []);
  expect(html).not.toMatch(/<(script|link|img)|<ul>|https?:/);
  expect(offlineDocument('Docs', [{ address: '/a/', title: 'A' }])).toContain('<li><a href="/a/">A</a></li>');
});
