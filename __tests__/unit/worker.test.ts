import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeWorker } from '../../lib/export/programs';
import { filesOf, isPage, offlineDocument } from '../../lib/offline/document';
import { temporaryFolder } from './temporary';

const identity = (offlineReading: 'on' | 'off') =>
  ({ product: { name: 'Turnwise', slug: 'turnwise' }, docs: { offlineReading } }) as Parameters<
    typeof writeWorker
  >[1]['identity'];

function workerOf(offlineReading: 'on' | 'off'): Buffer {
  const folder = temporaryFolder();
  writeWorker(folder, { identity: identity(offlineReading) });
  return readFileSync(path.join(folder, 'sw.js'));
}

test('the worker is the same file for the same sources, small, and knows the name of the site', () => {
  const worker = workerOf('on');
  expect(worker.equals(workerOf('on'))).toBe(true);
  expect(brotliCompressSync(worker).length).toBeLessThan(10 * 1024);
  expect(worker.toString()).toContain('Turnwise Documentation');
});

test('switched off it answers no request and takes itself away', () => {
  const worker = workerOf('off').toString();
  expect(worker).toContain('unregister()');
  expect(worker).not.toContain('fetch');
});

const NEXT_SCRIPT = '<script type="text/plain" data-next="" src="/_next/static/main.js" async=""></script>';

test('a document names the files that it needs', () => {
  const html = [
    '<link rel="stylesheet" href="/_next/a.css" data-precedence="next" disabled=""/><link rel="icon" href="/favicon.svg"/>',
    '<link rel="canonical" href="https://docs.example/a/"/><a href="/b/">b</a>',
    '<img width="1" src="/figures/a.svg" alt="a"/><img src="https://other.example/x.png"/>',
    NEXT_SCRIPT + NEXT_SCRIPT,
  ].join('');
  expect(filesOf(html)).toEqual(['/favicon.svg', '/figures/a.svg', '/_next/static/main.js']);
});

test('a page of the export is told from the page of a host under maintenance', () => {
  expect(isPage(NEXT_SCRIPT)).toBe(true);
  expect(isPage('<title>Back soon</title><script src="/_next/static/main.js"></script>')).toBe(false);
});

test('the offline page needs no other file', () => {
  expect(offlineDocument('Docs')).not.toMatch(/<(script|link|img)|https?:/);
});
