import path from 'node:path';
import type { Settings } from '../../settings';
import type { Site } from '../../site/site';
import { MACHINE_FILES, twinOf } from '../../site/addresses';
import { writeIfChanged } from '../../site/generate';
import { feed } from './feed';
import { llmsFull, llmsIndex } from './llms';
import { pagesInOrder } from '../../site/lists';
import { robots, sitemap } from './sitemap';
import { openTwins } from './twins';

/**
 * Writes everything that is made for machines: sitemap, robots file, feed, a Markdown twin beside every published page,
 * and the two files for language models.
 * @param dir the export
 * @throws ProblemError when something in a page has no plain Markdown form.
 */
export function writeMachineFiles(dir: string, site: Site, settings: Settings): void {
  for (const [address, content] of machineFiles(site, settings)) writeIfChanged(path.join(dir, address), content);
}

/** The machine-readable files by address. */
export function machineFiles(site: Site, settings: Settings): Map<string, string> {
  const pages = pagesInOrder(site);
  const siteUrl = site.identity.docs.url;
  const { textOf } = openTwins(site, settings);
  const twins = pages.map((page): [string, string] => [twinOf(page.path), textOf(page)]);
  const atom = feed(site);
  return new Map([
    [MACHINE_FILES.sitemap, sitemap(pages, siteUrl)],
    [MACHINE_FILES.robots, robots(siteUrl)],
    ...(atom === undefined ? [] : [[MACHINE_FILES.feed, atom] as const]),
    [MACHINE_FILES.llms, llmsIndex(site)],
    [MACHINE_FILES.llmsFull, llmsFull(twins.map(([, text]) => text))],
    ...twins,
  ]);
}
