import { readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';

/** Files and folders of the content folder that are not pages. */
const NOT_PAGES = new Set(['snippets', 'open-questions.md']);

/**
 * Paths of all page files in a content folder, relative to it, with forward slashes, in a fixed order. Symbolic links
 * are followed. A broken one to a page is included, so that it can be reported.
 */
export function listPageFiles(contentDir: string): string[] {
  return listFiles(contentDir)
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => !NOT_PAGES.has(file.split('/')[0] ?? ''));
}

/**
 * Paths of the images in a content folder, which are next to the pages that show them. Each is published at its path.
 */
export function listImageFiles(contentDir: string): string[] {
  return listFiles(contentDir).filter((file) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file));
}

/** Paths of all files in a content folder that are neither hidden nor marked as private with `_`. */
export function listFiles(contentDir: string): string[] {
  const files: string[] = [];
  walk(contentDir, []);
  return files
    .map((file) => path.relative(contentDir, file).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));

  function walk(folder: string, above: readonly string[]): void {
    const real = realpathSync(folder);
    // A link to one of its parent folders would recurse forever.
    if (above.includes(real)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (/^[._]/.test(entry.name)) continue;
      if (isFolder(entry, file)) walk(file, [...above, real]);
      else files.push(file);
    }
  }
}

function isFolder(entry: Dirent, file: string): boolean {
  if (!entry.isSymbolicLink()) return entry.isDirectory();
  try {
    return statSync(file).isDirectory();
  } catch {
    // It leads nowhere, or to itself; reading it tells so.
    return false;
  }
}
