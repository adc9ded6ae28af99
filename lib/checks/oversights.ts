import path from 'node:path';
import { UNTITLED } from '../content/frontmatter';
import type { PageSource } from '../content/page';
import type { Problem } from '../errors';
import { count } from '../reading/numbers';
import { positionAt, readText } from '../reading/text';
import { aliasesOf } from '../routes/address';
import type { Settings } from '../settings';
import { basePathOf } from '../site/addresses';
import type { Site } from '../site/site';

/** Text that readers don't see: spaces and comments. */
const UNSEEN = /\s|\{\/\*[^]*?\*\/\}|<!--[^]*?-->/g;

/**
 * Warns about what a page's writer may have overlooked: a title that another page has, too, a description that search
 * engines and link previews would cut off, a page without text, and old addresses that lead to the page anyway, or
 * repeat the path the site is published under.
 */
export function findOversights(
  page: PageSource,
  { pages, identity }: Pick<Site, 'pages' | 'identity'>,
  { rootDir }: Pick<Settings, 'rootDir'>,
): Problem[] {
  const { title, body, regularPath, path: address, frontmatter } = page;
  const { description = '', redirectFrom, draft, layout } = frontmatter;
  const problems: Problem[] = [];
  const warn = (line: number | undefined, message: string, remedy: string) =>
    problems.push({ file: path.relative(rootDir, page.file), line, message, remedy, severity: 'warning' });
  const other = [...pages.values()].find((one) => one !== page && one.title === title);
  if (other && title !== UNTITLED)
    warn(
      lineOfKey('title', page),
      `${other.relativePath} has the title "${title}", too`,
      'name what sets this page apart, because search results, tabs and bookmarks show only the title',
    );
  if (description && (description.length < 50 || description.length > 170))
    warn(
      lineOfKey('description', page),
      `the description has ${count(description.length, 'character')}`,
      'write one sentence of 50 to 170 characters about what the page answers',
    );
  if (!draft && layout !== 'home' && body.replace(UNSEEN, '') === '')
    warn(
      1,
      'the page has no text',
      regularPath.endsWith('/')
        ? 'write it, or delete the file: its address then leads to the first page in the folder'
        : 'write it, or add "draft: true" until you do',
    );
  const own = new Set([address, regularPath].flatMap((url) => [url, ...aliasesOf(url)]));
  for (const url of redirectFrom.filter((one) => own.has(one)))
    warn(page.addressLines.get(url), `redirectFrom: ${url} leads to this page anyway`, 'remove it');
  const base = basePathOf(identity);
  for (const url of redirectFrom.filter((one) => base && one.startsWith(`${base}/`)))
    warn(
      page.addressLines.get(url),
      `redirectFrom: ${url} repeats ${base}, which is part of "docs.url" in identity.yml`,
      `write ${url.slice(base.length)}, unless it was ${base}${url}`,
    );
  return problems;
}

/** The line of a frontmatter key. The first line if the file doesn't have it, such as a title that is an h1. */
function lineOfKey(key: string, { file }: PageSource): number {
  const text = readText(file);
  return positionAt(text, Math.max(0, text.search(new RegExp(`^${key}:`, 'm')))).line;
}
