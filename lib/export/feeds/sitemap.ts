import type { PageSource } from '../../content/page';
import { escapeAddress } from '../../routes/address';
import { MACHINE_FILES } from '../../site/addresses';
import { escapeXml, XML_DECLARATION } from './xml';

/** The sitemap, with canonical addresses and, if git has them, the dates of the last changes. */
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

/** The robots file. It doesn't block anything, because crawlers must fetch a page to see that it is `noindex`. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${MACHINE_FILES.sitemap}\n`;
}
