import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { documentFileOf } from '../../lib/routes/address';
import { readSettings } from '../../lib/settings';
import { openSite, pagePaths } from '../support/site';

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

test('a page that a link led to does not go on saying this of the page before it', async () => {
  const site = await openSite();
  const { page, open, wake } = await site.newTab();
  await open('/guides/');
  const social = page.locator('meta[property^="og:"], meta[name^="twitter:"]');
  expect(await social.count()).toBeGreaterThan(5);
  await wake();
  await page.locator('#sidebar a[href="/guides/cli/"]').click();
  await page.locator('h1', { hasText: 'Command-line' }).waitFor();
  await page.waitForFunction(() => !document.querySelector('meta[property^="og:"], meta[name^="twitter:"]'));
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  await site.close();
}, 60_000);
