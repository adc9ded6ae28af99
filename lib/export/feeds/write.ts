import path from 'node:path';
import type { PageSource } from '../../content/page';
import type { Site } from '../../site/site';
import { MACHINE_FILES, twinOf } from '../../site/addresses';
import { writeIfChanged } from '../../site/generate';
import { pagesInOrder } from '../../site/lists';
import { SCRIPT_SCHEMAS } from '../../script/schema';
import { apiFiles } from '../api';
import { markdownCopy } from '../markdown/copy';
import { feed } from './feed';
import { llmsFull, llmsIndex } from './llms';
import { robots, sitemap } from './sitemap';

/**
 * Writes all files that {@link siteFiles} lists, each page's Markdown copy, and all copies in one file.
 * @param dir the site's root
 * @param documentOf returns a page's document, with search attributes
 * @throws ProblemError if a document has no article
 */
export function writeFeeds(dir: string, site: Site, documentOf: (page: PageSource) => string): void {
  const copies = pagesInOrder(site).map((page): [string, string] => [
    twinOf(page.path),
    markdownCopy(page, documentOf(page), site.identity.docs.url),
  ]);
  const files = new Map([
    ...siteFiles(site),
    ...copies,
    [MACHINE_FILES.llmsFull, llmsFull(copies.map(([, text]) => text))],
  ]);
  for (const [address, text] of files) writeIfChanged(path.join(dir, address), text);
}

/** Site-wide files that need no document, by address: feeds, `llms.txt`, API downloads, and schemas for test scripts. */
export function siteFiles(site: Site): Map<string, string> {
  const siteUrl = site.identity.docs.url;
  const atom = feed(site);
  return new Map([
    [MACHINE_FILES.sitemap, sitemap(pagesInOrder(site), siteUrl)],
    [MACHINE_FILES.robots, robots(siteUrl)],
    ...(atom === undefined ? [] : [[MACHINE_FILES.feed, atom] as const]),
    [MACHINE_FILES.llms, llmsIndex(site)],
    ...(site.api ? Object.entries(apiFiles(site.api)) : []),
    ...Object.entries(SCRIPT_SCHEMAS).map(
      ([address, schema]) => [address, `${JSON.stringify(schema(), undefined, 2)}\n`] as const,
    ),
  ]);
}
