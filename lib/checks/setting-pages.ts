import path from 'node:path';
import type { Problem } from '../errors';
import { SETTINGS } from '../script/words/settings';
import type { Settings } from '../settings';
import type { Site } from '../site/site';

/** The page that describes the keys in `SETTINGS`. */
const REFERENCE = '/script-reference/testing-json/';

/** Finds `testing.json` keys missing from {@link REFERENCE}. */
export function checkSettingPages({ pages }: Pick<Site, 'pages'>, { rootDir }: Pick<Settings, 'rootDir'>): Problem[] {
  const reference = pages.get(REFERENCE);
  if (!reference) return [];
  const bodies = [...pages.values()].map(({ body }) => body).join('\n');
  return Object.keys(SETTINGS)
    .filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(bodies))
    .map((key) => ({
      file: path.relative(rootDir, reference.file),
      message: `the key \`${key}\`, which the checker accepts, is not on any page`,
      remedy: 'describe it, or remove it from lib/script/words/settings.json',
    }));
}
