import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '../errors';
import { resolveFileLinks } from './file-links';
import { listImageFiles, listMisnamedPages, listPageFiles } from './files';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import { formatDate, readHistory, type History } from './history';
import type { PageSource } from './page';
import { foldersOf, type PagePath } from '../routes/address';
import { refusedAddress } from '../routes/refused';
import { lineOf } from '../reading/text';
import { readContent, showSigns, type TokenValues } from '../reading/tokens';

/**
 * Reads all pages in a content folder: fills in tokens, checks frontmatter and derives addresses.
 * @returns all pages, even those with problems, so that all problems are found at once
 */
export function readPages(contentDir: string, rootDir: string, tokens: TokenValues) {
  const history = readHistory(contentDir);
  const pages: PageSource[] = [];
  const problems: Problem[] = listMisnamedPages(contentDir).map(([name, remedy]) => ({
    file: path.relative(rootDir, path.join(contentDir, name)),
    message: 'the file is not a page, because of its name',
    remedy,
  }));
  for (const relativePath of listPageFiles(contentDir)) {
    const file = path.join(contentDir, relativePath);
    const name = path.relative(rootDir, file);
    const report = (message: string, remedy: string) => problems.push({ file: name, message, remedy });
    const content = readContent(file, name, tokens);
    if (!content) {
      // A writer may have deleted any other file since it was listed.
      const isLink = lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink();
      if (isLink) report('the symbolic link does not point to a file', 'remove it, or point it to a page');
      continue;
    }
    const read = readPage(relativePath, file, name, content.text, history);
    pages.push(read.page);
    problems.push(...content.problems, ...(content.isReadable ? [...read.problems, ...refusals(read.page, name)] : []));
  }
  return { pages: resolveFileLinks(pages, listImageFiles(contentDir)), problems };
}

/**
 * @param name the path to use in messages
 * @param text the file's contents, with tokens filled in
 */
function readPage(relativePath: string, file: string, name: string, text: string, history: History) {
  const { frontmatter, body, problems } = readFrontmatter(text, name);
  const timestamp = history.get(relativePath);
  const page: PageSource = {
    frontmatter,
    title: frontmatter.title,
    regularPath: regularPathOf(relativePath),
    relativePath,
    key: keyOf(relativePath),
    path: (frontmatter.permalink ?? canonicalPathOf(relativePath)) as PagePath,
    file,
    body,
    addressLines: findAddressLines(text, frontmatter),
    ...(timestamp !== undefined && { lastUpdated: formatDate(timestamp), lastUpdatedTimestamp: timestamp }),
  };
  return { page, problems };
}

/** Reports addresses that no document can have: the page's own, its file's, its folders' and its old ones. */
function refusals({ path: address, regularPath, frontmatter, addressLines }: PageSource, name: string): Problem[] {
  const fromFile = frontmatter.permalink ? [] : foldersOf(regularPath).concat(address);
  const [refused] = fromFile.flatMap((url) => refusedAddress(url) ?? []);
  const given = [frontmatter.permalink ?? [], frontmatter.redirectFrom].flat();
  return [
    ...(refused ? [{ file: name, ...refused, remedy: `rename the file or its folder: ${refused.remedy}` }] : []),
    ...given.flatMap((url) => {
      const refusal = refusedAddress(url);
      return refusal ? { file: name, line: addressLines.get(url), ...refusal } : [];
    }),
  ];
}

function findAddressLines(text: string, { permalink, redirectFrom }: Frontmatter): Map<string, number> {
  const shown = showSigns(text);
  return new Map([permalink ?? [], redirectFrom].flat().map((url) => [url, lineOf(shown, url) ?? 1]));
}

/** The file that is a folder's page. */
const INDEX = /(?<=^|\/)(?:index|README)$/;

/** `guides/cli.mdx` → `/guides/cli.html`, `guides/index.mdx` and `guides/README.mdx` → `/guides/`. */
export function regularPathOf(relativePath: string): string {
  const bare = relativePath.normalize().replace(/\.mdx?$/, '');
  return INDEX.test(bare) ? `/${bare.replace(INDEX, '')}` : `/${bare}.html`;
}

/** The canonical address of a file without a permalink: `guides/cli.mdx` → `/guides/cli/`. */
export function canonicalPathOf(relativePath: string): string {
  return regularPathOf(relativePath).replace(/\.html$/, '/');
}

/** `guides/cli.mdx` → `guides--cli`: stable, unique for each file, and valid as an HTML id. */
export function keyOf(relativePath: string): string {
  return relativePath
    .replace(/\.mdx?$/, '')
    .replaceAll('/', '--')
    .replace(/[^A-Za-z0-9_-]/gu, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`);
}
