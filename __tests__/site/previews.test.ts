import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { documentFileOf } from '../../lib/routes/address';
import { readSettings } from '../../lib/settings';
import { pagePaths } from '../support/site';

const { outDir } = readSettings();
const ORIGIN = 'https://docs.turnwise.example';

function metaOf(pagePath: string): Record<string, string> {
  const html = readFileSync(path.join(outDir, documentFileOf(pagePath)), 'utf8');
  const pairs = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  return Object.fromEntries(pairs.map(([, name = '', content = '']) => [name, content]));
}

function previewFile(pagePath: string): string {
  const address = metaOf(pagePath)['og:image'] ?? '';
  expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
  return path.join(outDir, address.slice(ORIGIN.length));
}

test.each(pagePaths)('%s has a preview of the size that it says', (pagePath) => {
  const meta = metaOf(pagePath);
  const file = previewFile(pagePath);
  expect(existsSync(file)).toBe(true);
  const { width, height, type } = imageSize(readFileSync(file));
  expect({ width: String(width), height: String(height), type }).toEqual({
    width: meta['og:image:width'],
    height: meta['og:image:height'],
    type: 'png',
  });
  expect([width, height]).toEqual([1200, 630]);
  expect(meta['og:image:alt']).toContain(meta['og:title']);
  expect(meta['twitter:card']).toBe('summary_large_image');
});

test('pages that are called differently, or lie in different areas, have different previews', () => {
  const hashes = pagePaths.map((pagePath) =>
    createHash('sha256')
      .update(readFileSync(previewFile(pagePath)))
      .digest('hex'),
  );
  const titles = new Set(pagePaths.map((pagePath) => metaOf(pagePath)['og:title']));
  expect(new Set(hashes).size).toBeGreaterThanOrEqual(titles.size);
});

test('previews are light enough to be fetched by every chat that a link is pasted into', () => {
  const sizes = pagePaths.map((pagePath) => statSync(previewFile(pagePath)).size);
  expect(Math.max(...sizes)).toBeLessThan(24 * 1024);
});
