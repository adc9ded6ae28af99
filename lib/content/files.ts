import { existsSync, readdirSync, realpathSync, statSync, type Dirent } from 'node:fs';
import path from 'node:path';
import { throwIfAny, type Problem } from '../errors';
import { nearest } from '../reading/nearest';
import { isWithin } from '../reading/within';

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

/** A path without folders in parentheses, which group files in other systems: `(start)/a.mdx` → `a.mdx`. */
export function withoutGroups(file: string): string {
  return file.replace(/(?<=^|\/)\([^/]*\)\//g, '');
}

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

/**
 * Lists a folder's files, except hidden ones and those marked as private with `_`. Links are followed.
 * @throws ProblemError if a link leads out of the folder and of the project, or to a hidden file, because a build would
 * publish what it leads to, or if a file can't be read
 */
export function listFiles(contentDir: string, hidden = /^[._]/): string[] {
  const files: string[] = [];
  const problems: Problem[] = [];
  walk(contentDir, []);
  throwIfAny(problems);
  return files
    .map((file) => path.relative(contentDir, file).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));

  function walk(folder: string, above: readonly string[]): void {
    const real = realpathSync(folder);
    // A link to a parent folder would recurse forever.
    if (above.includes(real)) return;
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const file = path.join(folder, entry.name);
      const report = (message: string, remedy: string) =>
        problems.push({ file: path.relative(process.cwd(), file), message, remedy });
      if (hidden.test(entry.name)) continue;
      // Node replaces bytes that aren't UTF-8, so the file can't be opened by this name.
      if (entry.name.includes('\uFFFD'))
        report("has a name that isn't UTF-8", 'rename it: use letters, digits and hyphens');
      else if (entry.isSymbolicLink() && leadsOut(file, contentDir))
        report(
          `is a link to ${realpathSync(file)}, which is not part of the site's sources`,
          'replace the link with a copy of what it leads to',
        );
      else if (isFolder(entry, file)) walk(file, [...above, real]);
      else if (entry.isFile() || entry.isSymbolicLink()) files.push(file);
      else report('is a pipe, a socket or a device, which a build would wait for', 'remove it');
    }
  }
}

/**
 * Checks the links in a folder with static files.
 * @throws ProblemError as {@link listFiles} does
 */
export function checkSymbolicLinks(dir: string): void {
  if (existsSync(dir)) listFiles(dir, /^$/);
}

/** Whether a link leads out of a folder and of the project, or to a hidden file, such as `.env`. */
function leadsOut(link: string, dir: string): boolean {
  if (!existsSync(link)) return false;
  const target = realpathSync(link);
  return [dir, process.cwd()].every((allowed) => {
    const real = realpathSync(allowed);
    return !isWithin(target, real) || /(?:^|[\\/])\./.test(path.relative(real, target));
  });
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
