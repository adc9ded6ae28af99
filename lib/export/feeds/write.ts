import path from 'node:path';
import { parse, stringify } from 'yaml';
import type { Api, API_DOWNLOADS } from '../../api/model';
import type { PageSource } from '../../content/page';
import { escapeAddress } from '../../routes/address';
import { SCRIPT_SCHEMAS } from '../../script/index';
import { MACHINE_FILES, markdownAddressOf } from '../../site/addresses';
import { pagesInOrder } from '../../site/lists';
import type { Site } from '../../site/site';
import { writeText } from '../files';
import { markdownCopy } from '../markdown/copy';
import { feed } from './feed';
import { llmsIndex } from './llms';
import { escapeXml, XML_DECLARATION } from './xml';

/**
 * Writes all files that {@link siteFiles} lists, and each page's Markdown copy.
 * @param dir the site's root
 * @param documentOf returns a page's document, with search attributes
 * @throws ProblemError if a document has no article
 */
export function writeFeeds(dir: string, site: Site, documentOf: (page: PageSource) => string): void {
  for (const [address, text] of siteFiles(site)) writeText(path.join(dir, address), text);
  for (const page of pagesInOrder(site))
    writeText(
      path.join(dir, markdownAddressOf(page.path)),
      markdownCopy(page, documentOf(page), site.identity.docs.url),
    );
}

/** Site-wide files that need no document, by address: feeds, `llms.txt`, API downloads and script schemas. */
export function siteFiles(site: Site): Map<string, string> {
  const siteUrl = site.identity.docs.url;
  const atom = feed(site);
  return new Map([
    [MACHINE_FILES.sitemap, sitemap(pagesInOrder(site), siteUrl)],
    // Nothing is blocked, because crawlers must fetch a page to see that it is `noindex`.
    [MACHINE_FILES.robots, `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${MACHINE_FILES.sitemap}\n`],
    ...(atom === undefined ? [] : [[MACHINE_FILES.feed, atom] as const]),
    [MACHINE_FILES.llms, llmsIndex(site)],
    ...(site.api ? Object.entries(apiFiles(site.api)) : []),
    ...Object.entries(SCRIPT_SCHEMAS).map(
      ([address, schema]) => [address, `${JSON.stringify(schema(), undefined, 2)}\n`] as const,
    ),
  ]);
}

/** The sitemap, with canonical addresses and, if git has them, the dates of the last changes. */
export function sitemap(pages: readonly PageSource[], siteUrl: string): string {
  const entries = pages.map(({ path: address, lastUpdatedTimestamp: time }) => {
    const changed = time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
    return `<url><loc>${escapeXml(siteUrl + escapeAddress(address))}</loc>${changed}</url>`;
  });
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return [XML_DECLARATION, open, ...entries, '</urlset>', ''].join('\n');
}

/** The API downloads by address. Equal descriptions give equal bytes. */
export function apiFiles({ file, source }: Api): Record<(typeof API_DOWNLOADS)[number], string> {
  const isYaml = /\.ya?ml$/.test(file);
  return {
    '/openapi.json': isYaml ? `${JSON.stringify(parse(source), null, 2)}\n` : source,
    '/openapi.yaml': isYaml ? source : stringify(JSON.parse(source), { lineWidth: 0 }),
  };
}
