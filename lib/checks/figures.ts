import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../reading/text';
import type { Problem } from '../errors';

/** Finds the figures of `public/figures` that no page and no snippet shows: they are published, and nobody keeps them up to date. */
export function checkFigures(contentDir: string, publicDir: string, rootDir: string): Problem[] {
  const folder = path.join(publicDir, 'figures');
  if (!existsSync(folder)) return [];
  const text = readdirSync(contentDir, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .map((name) => readText(path.join(contentDir, name)))
    .join('\n');
  return readdirSync(folder)
    .filter((name) => !text.includes(`/figures/${name}`))
    .map((name) => ({
      file: path.relative(rootDir, path.join(folder, name)),
      message: 'no page shows this figure',
      remedy: `show it with <Figure src="/figures/${name}">, or delete the file`,
    }));
}
