import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { readText } from '../reading/text';
import type { Settings } from '../settings';
import { slugsOf } from '../site/page-links';
import { compilePage, type Site } from '../site/site';

/** The file in the content folder with the last release's anchors: one page per line, its address first. */
const ANCHORS_FILE = 'anchors.txt';

/**
 * Finds anchors from the last release that no longer exist, because someone may have linked to them. Without {@link
 * ANCHORS_FILE}, finds none. Anchors that are kept with `<Moved>`, or that moved along with their page, still exist.
 */
export async function checkAnchors(site: Site, settings: Settings): Promise<Problem[]> {
  const file = path.join(settings.contentDir, ANCHORS_FILE);
  if (!existsSync(file)) return [];
  const anchors = await anchorsOf(site, settings);
  return readText(file)
    .trim()
    .split('\n')
    .flatMap((text, index): Problem[] => {
      const [address = '', ...slugs] = text.split(' ');
      const page = site.routes.get(address)?.to ?? address;
      const gone = slugs.filter((slug) => !anchors.get(page)?.has(slug));
      return gone.map((slug) => ({
        file: path.relative(settings.rootDir, file),
        line: index + 1,
        message: `${address}#${slug} was in the last release, but no longer exists`,
        remedy: 'keep it with {#…} after the heading or with <Moved>, or accept that with "npm run anchors"',
      }));
    });
}

/** Writes {@link ANCHORS_FILE} for the current content, and returns its name. */
export async function writeAnchors(site: Site, settings: Settings): Promise<string> {
  const file = path.join(settings.contentDir, ANCHORS_FILE);
  const lines = [...(await anchorsOf(site, settings))].map(([address, slugs]) =>
    [address, ...[...slugs].sort()].join(' '),
  );
  writeFileSync(file, `${lines.sort().join('\n')}\n`);
  return path.relative(settings.rootDir, file);
}

async function anchorsOf(site: Site, settings: Settings): Promise<Map<string, Set<string>>> {
  const anchors = new Map<string, Set<string>>();
  for (const page of site.pages.values()) {
    const moved = [...page.body.matchAll(/<Moved\b[^>]*\bheadings="([^"]*)"/g)].flatMap(([, ids = '']) =>
      ids.split(/\s+/),
    );
    anchors.set(page.path, new Set([...slugsOf(await compilePage(page, site, settings)), ...moved.filter(Boolean)]));
  }
  return anchors;
}
