import { imageSize } from 'image-size';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documentFileOf } from '../../lib/routes/address';
import { readSite } from '../../lib/site/site';
import { settingsOf } from '../support/site';

const settings = settingsOf('content');
const { pages, identity } = readSite(settings).site;

/** A page with what it says of its preview, and the picture. Throws where there is none. */
const previews = [...pages.keys()].map((address) => {
  const html = readFileSync(path.join(settings.outDir, documentFileOf(address)), 'utf8');
  const pairs = [...html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g)];
  const meta: Record<string, string> = Object.fromEntries(pairs.map(([, name = '', content = '']) => [name, content]));
  const image = meta['og:image'] ?? '';
  if (!image.startsWith(`${identity.docs.url}/`)) throw new Error(`${address} has the preview ${image || 'nowhere'}`);
  return { address, meta, picture: readFileSync(path.join(settings.outDir, image.slice(identity.docs.url.length))) };
});

test('every page has a preview of the size that it says', () => {
  for (const { address, meta, picture } of previews) {
    const { width, height, type } = imageSize(picture);
    expect([address, type, width, height]).toEqual([address, 'png', 800, 420]);
    expect([address, meta['og:image:width'], meta['og:image:height']]).toEqual([address, '800', '420']);
    expect([address, meta['twitter:card']]).toEqual([address, 'summary_large_image']);
    expect(meta['og:title']).toBeTruthy();
    expect(meta['og:image:alt']).toContain(meta['og:title']);
  }
});

test('pages that are called differently, or lie in different areas, have different previews', () => {
  const hashes = previews.map(({ picture }) => createHash('sha256').update(picture).digest('hex'));
  const titles = new Set(previews.map(({ meta }) => meta['og:title']));
  expect(new Set(hashes).size).toBeGreaterThanOrEqual(titles.size);
});

test('previews are light enough to be fetched by every chat that a link is pasted into', () => {
  expect(Math.max(...previews.map(({ picture }) => picture.length))).toBeLessThan(64 * 1024);
});
