import { escapeAddress } from '../../routes/address';
import type { Site } from '../../site/site';
import { MACHINE_FILES } from '../../site/addresses';
import { feedEntries, feedTitle, type FeedEntry } from '../../site/lists';
import { escapeXml, XML_DECLARATION } from './xml';

/** The Atom feed. `undefined` if no page has a publication date. */
export function feed(site: Pick<Site, 'pages' | 'navigation' | 'identity'>): string | undefined {
  const { identity } = site;
  const siteUrl = identity.docs.url;
  const entries = feedEntries(site);
  if (entries.length === 0) return undefined;
  return [
    XML_DECLARATION,
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">',
    `<title>${escapeXml(feedTitle(identity))}</title>`,
    `<id>${escapeXml(siteUrl)}/</id>`,
    `<link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl)}${MACHINE_FILES.feed}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/"/>`,
    `<updated>${date(Math.max(...entries.map(({ updated }) => updated)))}</updated>`,
    `<author><name>${escapeXml(identity.product.name)}</name></author>`,
    ...entries.map((entry) => entryXml(entry, siteUrl)),
    '</feed>',
    '',
  ].join('\n');
}

function entryXml({ page, published, updated }: FeedEntry, siteUrl: string): string {
  const address = escapeXml(siteUrl + escapeAddress(page.path));
  const description = escapeXml(page.frontmatter.description ?? page.title);
  return [
    '<entry>',
    `<title>${escapeXml(page.title)}</title>`,
    `<id>${address}</id>`,
    `<link rel="alternate" type="text/html" href="${address}"/>`,
    `<published>${date(published)}</published>`,
    `<updated>${date(updated)}</updated>`,
    `<summary>${description}</summary>`,
    `<content type="text">${description}</content>`,
    '</entry>',
  ].join('\n');
}

function date(time: number): string {
  return new Date(time).toISOString();
}
