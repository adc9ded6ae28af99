import { escapeAddress } from '../../routes/address';
import type { Site } from '../../site/site';
import { MACHINE_FILES } from '../../site/addresses';
import { feedEntries, feedTitle } from '../../site/lists';
import { escapeXml, XML_DECLARATION } from './xml';

/** The Atom feed. `undefined` if no page has a publication date. */
export function feed(site: Pick<Site, 'pages' | 'navigation' | 'identity'>): string | undefined {
  const { identity } = site;
  const siteUrl = escapeXml(identity.docs.url);
  const date = (time: number) => new Date(time).toISOString();
  const entries = feedEntries(site);
  if (entries.length === 0) return undefined;
  return [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapeXml(feedTitle(identity))}</title>`,
    `<id>${siteUrl}/</id>`,
    `<link rel="self" type="application/atom+xml" href="${siteUrl}${MACHINE_FILES.feed}"/>`,
    `<link rel="alternate" type="text/html" href="${siteUrl}/"/>`,
    `<updated>${date(Math.max(...entries.map(({ updated }) => updated)))}</updated>`,
    `<author><name>${escapeXml(identity.product.name)}</name></author>`,
    ...entries.flatMap(({ page: { path, title, frontmatter }, published, updated }) => {
      const address = siteUrl + escapeXml(escapeAddress(path));
      const description = escapeXml(frontmatter.description ?? title);
      return [
        '<entry>',
        `<title>${escapeXml(title)}</title>`,
        `<id>${address}</id>`,
        `<link rel="alternate" type="text/html" href="${address}"/>`,
        `<published>${date(published)}</published>`,
        `<updated>${date(updated)}</updated>`,
        `<summary>${description}</summary>`,
        `<content type="text">${description}</content>`,
        '</entry>',
      ];
    }),
    '</feed>',
    '',
  ].join('\n');
}
