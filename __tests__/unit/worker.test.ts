import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { writeWorker } from '../../lib/export/programs';
import { offlineDocument } from '../../lib/offline/document';
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

test('the offline page needs no other file', () => {
  expect(offlineDocument('Docs')).not.toMatch(/<(script|link|img)|https?:/);
});
