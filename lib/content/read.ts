import path from 'node:path';
import type { Problem } from '../errors';
import { listPageFiles } from './files';
import { escapeHeadingIds } from './mdx/heading-ids';
import { readFrontmatter, type Frontmatter } from './frontmatter';
import { formatDate, readHistory, type History } from './history';
import type { PageSource } from './page';
import type { PagePath } from '../routes/address';
import { readTextIfThere } from '../reading/text';
import { replaceTokens, type TokenValues } from '../reading/tokens';

/**
 * Reads every page of a content folder: tokens filled in, frontmatter checked, addresses derived.
 * @returns the pages that are in order, and the problems of the others
 */
export function readPages(contentDir: string, rootDir: string, tokens: TokenValues) {
  const history = readHistory(contentDir);
  const pages: PageSource[] = [];
  const problems: Problem[] = [];
  for (const relativePath of listPageFiles(contentDir)) {
    const file = path.join(contentDir, relativePath);
    const source = readTextIfThere(file);
    if (source === undefined) continue;
    const name = path.relative(rootDir, file);
    const { text, problems: unknownTokens } = replaceTokens(source, tokens, name);
    const read = readPage({ relativePath, file, name, text }, history);
    if (read.page) pages.push(read.page);
    problems.push(...unknownTokens, ...read.problems);
  }
  return { pages, problems };
}

interface PageFile {
  /** Relative to the content folder. */
  relativePath: string;
  file: string;
  /** As problems should name it. */
  name: string;
  /** What it holds, tokens filled in. */
  text: string;
}

function readPage(
  { relativePath, file, name, text }: PageFile,
  history: History,
): { page?: PageSource; problems: Problem[] } {
  const { frontmatter, body, problems } = readFrontmatter(text, name);
  if (!frontmatter) return { problems };
  const regularPath = regularPathOf(relativePath);
  const timestamp = history.get(relativePath);
  return {
    problems,
    page: {
      frontmatter,
      title: frontmatter.title,
      regularPath,
      relativePath,
      key: keyOf(relativePath),
      path: (frontmatter.permalink ?? regularPath.replace(/\.html$/, '/')) as PagePath,
      file,
      body: file.endsWith('.mdx') ? escapeHeadingIds(body) : body,
      addressLines: findAddressLines(text, frontmatter),
      ...(timestamp !== undefined && { lastUpdated: formatDate(timestamp), lastUpdatedTimestamp: timestamp }),
    },
  };
}

function findAddressLines(text: string, { permalink, redirectFrom }: Frontmatter): Map<string, number> {
  const lines = text.split('\n');
  return new Map(
    [...(permalink ? [permalink] : []), ...redirectFrom].map((url) => [
      url,
      lines.findIndex((line) => line.includes(url)) + 1,
    ]),
  );
}

/** `guides/cli.mdx` → `/guides/cli.html`, `guides/index.mdx` → `/guides/`. */
export function regularPathOf(relativePath: string): string {
  const bare = relativePath.replace(/\.mdx?$/, '');
  return bare === 'index' || bare.endsWith('/index') ? `/${bare.slice(0, -'index'.length)}` : `/${bare}.html`;
}

/** `guides/cli.mdx` → `guides--cli`: the same on every machine, different for every file, and fit for an HTML id. */
export function keyOf(relativePath: string): string {
  return relativePath
    .replace(/\.mdx?$/, '')
    .replaceAll('/', '--')
    .replace(/[^A-Za-z0-9_-]/g, '_');
}
