import type { PageSource } from '../../content/page';
import { escapeAddress } from '../../routes/address';
import { MACHINE_FILES } from '../../site/addresses';
import { escapeXml, XML_DECLARATION } from './xml';

/** The sitemap: canonical addresses, with the date of the last change where history knows it. */
export function sitemap(pages: readonly PageSource[], siteUrl: string): string {
  return [
    XML_DECLARATION,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(({ path, lastUpdatedTimestamp: time }) => {
      const changed = time === undefined ? '' : `<lastmod>${new Date(time).toISOString()}</lastmod>`;
      return `<url><loc>${escapeXml(siteUrl + escapeAddress(path))}</loc>${changed}</url>`;
    }),
    '</urlset>',
    '',
  ].join('\n');
}

/** The robots file. It shuts nothing: a crawler that may not fetch a page cannot see that the page is `noindex`. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${MACHINE_FILES.sitemap}\n`;
}
