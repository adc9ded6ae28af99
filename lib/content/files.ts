import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files and folders of the content folder that are not pages. */
const NOT_PAGES = new Set(['snippets', 'open-questions.md']);

/** Paths of all page files of a content folder, relative to it, with forward slashes, in a fixed order. */
export function listPageFiles(contentDir: string): string[] {
  return readdirSync(contentDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.mdx?$/.test(entry.name))
    .map((entry) => path.relative(contentDir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => !file.split('/').some((part) => part.startsWith('.') || part.startsWith('_')))
    .filter((file) => !NOT_PAGES.has(file.split('/')[0] ?? ''))
    .sort((a, b) => (a < b ? -1 : 1));
}
