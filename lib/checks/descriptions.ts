import path from 'node:path';
import type { Problem } from '../errors';
import { readText } from '../reading/text';
import type { Settings } from '../settings';
import type { Site } from '../site/site';

/** Warns about descriptions that search engines and link previews would cut off, or that are too short. */
export function checkDescriptions({ pages }: Pick<Site, 'pages'>, { rootDir }: Pick<Settings, 'rootDir'>): Problem[] {
  return [...pages.values()].flatMap(({ file, frontmatter: { description } }): Problem[] => {
    if (description === undefined || (description.length >= 50 && description.length <= 170)) return [];
    const before = readText(file).split(/^description:/m)[0] ?? '';
    return [
      {
        file: path.relative(rootDir, file),
        line: before.split('\n').length,
        message: `the description has ${description.length} characters`,
        remedy: 'write one sentence of 50 to 170 characters about what the page answers',
        severity: 'warning',
      },
    ];
  });
}
