import { copyFileSync, existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fingerprintOf, hash, markAsUsed, pruneCache } from '../../content/cache';
import { placeOf } from '../../navigation/place';
import type { Settings } from '../../settings';
import type { Site } from '../../site/site';
import { previewOf } from '../../site/addresses';
import { releaseMemory } from '../memory';
import type { Preview } from './draw';

/** The sources in `lib/` that determine how a preview looks. */
export const RENDERER = ['brand.ts', 'export/preview', 'site/addresses.ts', 'routes'];

/** Writes each page's link preview, shown when its address is shared. Unchanged previews come from the cache. */
export async function writePreviews(dir: string, site: Site, settings: Settings): Promise<void> {
  const cacheDir = path.join(settings.cacheDir, 'previews');
  mkdirSync(cacheDir, { recursive: true });
  pruneCache(cacheDir);
  const drawing = fingerprintOf(settings.rootDir, RENDERER);
  const wanted = [...site.pages.keys()].map((pagePath) => {
    const preview = previewFor(pagePath, site);
    const cached = path.join(cacheDir, `${hash(drawing, JSON.stringify(preview))}.png`);
    return { preview, cached, file: path.join(dir, previewOf(pagePath)) };
  });
  await drawMissing(wanted.filter(({ cached }) => !existsSync(cached)));
  for (const { cached, file } of wanted) {
    mkdirSync(path.dirname(file), { recursive: true });
    copyFileSync(cached, file);
    markAsUsed(cached);
  }
}

/** How many images to keep in memory at once. Each takes about 2 MiB. */
const BATCH = 50;

async function drawMissing(missing: readonly { preview: Preview; cached: string }[]): Promise<void> {
  if (missing.length === 0) return;
  // Imported here, so that a fully cached build doesn't load the renderer.
  const { openRenderer } = await import('./draw');
  const render = openRenderer();
  for (const [index, { preview, cached }] of missing.entries()) {
    if (index % BATCH === BATCH - 1) {
      // The renderer's memory is outside V8's heap, and is released only between tasks.
      releaseMemory();
      await setImmediate();
    }
    writeFileSync(`${cached}.${process.pid}`, render(preview));
    renameSync(`${cached}.${process.pid}`, cached);
  }
}

/** The text in a page's preview. */
export function previewFor(pagePath: string, { pages, navigation, identity }: Site): Preview {
  const { title = '', frontmatter } = pages.get(pagePath) ?? {};
  const area = placeOf(pagePath, navigation).list?.title;
  return {
    title: frontmatter?.heroText ?? title,
    ...(area !== undefined && area !== title && { area }),
    siteName: `${identity.product.name} Documentation`,
  };
}
