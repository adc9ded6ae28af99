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

/** What draws a preview, below `lib/`. */
export const RENDERER = ['brand.ts', 'export/preview', 'site/addresses.ts', 'routes'];

/**
 * Writes the preview of every page into the export: the picture that is shown where somebody shares a link.
 * Drawn once for each content; later builds take it from the cache.
 */
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

/** Pictures that may be in memory: about 2 MiB each. */
const BATCH = 50;

async function drawMissing(missing: readonly { preview: Preview; cached: string }[]): Promise<void> {
  if (missing.length === 0) return;
  // Imported here, so that a build that finds everything in the cache loads no renderer.
  const { openRenderer } = await import('./draw');
  const render = openRenderer();
  for (const [index, { preview, cached }] of missing.entries()) {
    if (index % BATCH === BATCH - 1) {
      // V8 knows nothing of the renderer's memory, which is given back between tasks only.
      releaseMemory();
      await setImmediate();
    }
    writeFileSync(`${cached}.${process.pid}`, render(preview));
    renameSync(`${cached}.${process.pid}`, cached);
  }
}

/** What the preview of a page says. */
export function previewFor(pagePath: string, { pages, navigation, identity }: Site): Preview {
  const { title = '', frontmatter } = pages.get(pagePath) ?? {};
  const area = placeOf(pagePath, navigation).list?.title;
  return {
    title: frontmatter?.heroText ?? title,
    ...(area !== undefined && area !== title && { area }),
    siteName: `${identity.product.name} Documentation`,
  };
}
