import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { listPageFiles } from '../content/files';
import { readText } from '../reading/text';
import { readYamlFile } from '../reading/yaml';
import type { Problem } from '../errors';

const schema = z.strictObject({ except: z.array(z.string()), names: z.record(z.string(), z.string()) });

/** A page's search keywords, which may contain old names on purpose. */
const KEYWORDS = /^keywords:\s*\n(?:[ \t]+-.*\n)+/m;

/** Finds names from `old-names.yml` in a content folder's pages, including samples. Without that file, finds none. */
export function checkOldNames(contentDir: string, rootDir: string): Problem[] {
  const file = path.join(contentDir, 'old-names.yml');
  if (!existsSync(file)) return [];
  const { except, names } = readYamlFile(file, rootDir, schema, 'give it "except" and "names"');
  const patterns = Object.entries(names).map(([old, now]) => ({ old: new RegExp(old), now }));
  return listPageFiles(contentDir)
    .filter((name) => !except.some((start) => name.startsWith(start)))
    .flatMap((name) => {
      const page = path.join(contentDir, name);
      const text = readText(page).replace(KEYWORDS, (list) => list.replace(/[^\n]/g, ''));
      const place = { file: path.relative(rootDir, page) };
      return text.split('\n').flatMap((line, index) =>
        patterns.flatMap(({ old, now }) => {
          const found = old.exec(line);
          if (!found) return [];
          const message = `"${found[0].trim()}" is an outdated name`;
          const remedy = `write ${now}; use old names only on /guides/old-names/ and in release notes`;
          return [{ ...place, line: index + 1, column: found.index + 1, message, remedy }];
        }),
      );
    });
}
