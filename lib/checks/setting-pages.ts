import path from 'node:path';
import type { Problem } from '../errors';
import { SETTINGS, settingOf } from '../script/words/settings';
import type { Settings } from '../settings';
import type { Site } from '../site/site';

/** The page that describes the keys in `SETTINGS`. */
const REFERENCE = '/script-reference/testing-json/';

/** Finds `testing.json` keys missing from {@link REFERENCE}, and `<Field>`s whose default isn't the checker's. */
export function checkSettingPages({ pages }: Pick<Site, 'pages'>, { rootDir }: Pick<Settings, 'rootDir'>): Problem[] {
  const reference = pages.get(REFERENCE);
  if (!reference) return [];
  const bodies = [...pages.values()].map(({ body }) => body).join('\n');
  const missing = Object.keys(SETTINGS).filter((key) => !new RegExp(`[\`"]${key}[\`"]`).test(bodies));
  return [
    ...missing.map((key) => ({
      file: path.relative(rootDir, reference.file),
      message: `the key \`${key}\`, which the checker accepts, is not on any page`,
      remedy: 'describe it, or remove it from lib/script/words/settings.ts',
    })),
    ...[...pages.values()].flatMap(({ body, file }) =>
      [...body.matchAll(/^#+ `(\w+)`\n+<Field\b([^>]*)/gm)].flatMap(([, key = '', field = '']) => {
        const written = /\bdefault="([^"]*)"/.exec(field)?.[1];
        const standard = shown(settingOf(key)?.default);
        if (standard === undefined || written?.startsWith(standard)) return [];
        const message = `the default of \`${key}\` is ${written ?? 'missing'}, but the checker's is ${standard}`;
        return [
          { file: path.relative(rootDir, file), message, remedy: 'fix the page, or lib/script/words/settings.ts' },
        ];
      }),
    ),
  ];
}

function shown(value: unknown): string | undefined {
  return Array.isArray(value) ? `[${value.join(', ')}]` : value === undefined ? undefined : String(value);
}
