import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openCache } from '../../content/cache';
import { siteNameOf } from '../../content/identity';
import { placeOf } from '../../navigation/place';
import type { Settings } from '../../settings';
import { previewOf } from '../../site/addresses';
import type { Site } from '../../site/site';
import { releaseMemory } from '../memory';
import type { Preview } from './draw';

/** The sources in `lib/` that determine how a preview looks. */
export const RENDERER = ['brand.ts', 'export/preview', 'site/addresses.ts', 'routes'];

/** How many images to draw before memory is released. Each takes about 2 MiB, outside V8's heap. */
const BATCH = 50;

/** Writes each page's link preview, shown when its address is shared. Unchanged previews come from the cache. */
export async function writePreviews(dir: string, site: Site, settings: Settings): Promise<void> {
  const cache = openCache<string>('previews', RENDERER, settings);
  let render: ((preview: Preview) => Uint8Array) | undefined;
  let drawn = 0;
  for (const pagePath of site.pages.keys()) {
    const preview = previewFor(pagePath, site);
    const key = cache.keyOf(JSON.stringify(preview));
    let png = cache.read(key);
    if (png === undefined) {
      // Imported here, so that a fully cached build doesn't load the renderer.
      render ??= (await import('./draw')).openRenderer();
      png = Buffer.from(render(preview)).toString('base64');
      cache.write(key, png);
      if (++drawn % BATCH === 0) {
        releaseMemory();
        await setImmediate();
      }
    }
    const file = path.join(dir, previewOf(pagePath));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, png, 'base64');
  }
  releaseMemory();
}

/** The text in a page's preview. */
function previewFor(pagePath: string, { pages, navigation, identity }: Site): Preview {
  const { title = '', frontmatter } = pages.get(pagePath) ?? {};
  const area = placeOf(pagePath, navigation).list?.title;
  return {
    title: frontmatter?.heroText ?? title,
    ...(area !== undefined && area !== title && { area }),
    siteName: siteNameOf(identity),
  };
}
