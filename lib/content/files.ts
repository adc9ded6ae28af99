import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { nearest } from '../script/nearest';

/** Files and folders in the content folder that aren't pages. */
const NOT_PAGES = new Set(['snippets', 'open-questions.md']);

/**
 * Lists a content folder's page files, in a fixed order, as relative paths with forward slashes. Follows symbolic
 * links. Broken links to pages are included, so that they can be reported.
 */
export function listPageFiles(contentDir: string): string[] {
  return listFiles(contentDir)
    .filter((file) => /\.mdx?$/.test(file))
    .filter((file) => !NOT_PAGES.has(file.split('/')[0] ?? ''));
}

/** Lists files that were probably meant to be pages but aren't, because of their names, with how to fix them. */
export function listMisnamedPages(contentDir: string): [file: string, remedy: string][] {
  return listFiles(contentDir, /^\./).flatMap((file) => {
    const [, remedy] = MISNAMED.find(([pattern]) => pattern.test(file)) ?? [];
    return remedy ? [[file, remedy] as [string, string]] : [];
  });
}

/** Names of files that aren't pages here, but are in other systems. */
const MISNAMED: readonly [name: RegExp, remedy: string][] = [
  [/(?:^|\/)_(?:index|posts\/.*)\.mdx?$/, 'names that start with "_" are left out: write index.mdx or posts/'],
  [/(?:^|\/)_/, ''],
  [/\.(?!mdx?$)(?:[Mm][Dd][Xx]?|markdown)$/, 'rename it, so that its name ends in .md or .mdx'],
  [/(?<!^anchors)\.(?:docx?|html?|ipynb|odt|rst|rtf|txt)$/i, 'convert it to Markdown, or move it to public/'],
];

/** Lists a content folder's images, which are next to the pages that show them and published at their paths. */
export function listImageFiles(contentDir: string): string[] {
  return listFiles(contentDir).filter((file) => /\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(file));
}

/** Suggests the file an address was meant for: the same name in another case or folder, or a similar address. */
export function suggestFile(address: string, publicDir: string, others: Iterable<string>): string | undefined {
  const known = [...(existsSync(publicDir) ? listFiles(publicDir).map((file) => `/${file}`) : []), ...others];
  const name = path.basename(address);
  const isSame = (file: string) => path.basename(file).toLowerCase() === name.toLowerCase();
  const found = known.find(isSame) ?? nearest(address, known);
  const isOtherCase = found && isSame(found) && !found.endsWith(name);
  return found && `did you mean ${found}?${isOtherCase ? ' Case matters' : ''}`;
}

/** Lists a content folder's files, except hidden ones and those marked as private with `_`. */
export function listFiles(contentDir: string, hidden = /^[._]/): string[] {
  const files: string[] = [];
  walk(contentDir, []);
  return files
    .map((file) => path.relative(contentDir, file).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));

  function walk(folder: string, above: readonly string[]): void {
    const real = realpathSync(folder);
    // A link to a parent folder would recurse forever.
    if (above.includes(real)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      if (hidden.test(entry.name)) continue;
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
    // The link leads nowhere or to itself. This is reported when the file is read.
    return false;
  }
}
