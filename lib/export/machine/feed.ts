import type { PageSource } from '../../content/page';
import type { Identity } from '../../content/identity';
import type { Site } from '../../site/site';
import { MACHINE_FILES } from './addresses';
import { pagesInOrder } from './order';
import { escapeXml, XML_DECLARATION } from './xml';

/** A page in the feed. Times are milliseconds since 1970. */
export interface FeedEntry {
  page: PageSource;
  /** The month in its frontmatter. */
  published: number;
  updated: number;
}

/** The name of the feed, for the feed itself and for links to it. */
export function feedTitle({ product }: Pick<Identity, 'product'>): string {
  return `${product.name} releases and blog`;
}

const known = new WeakMap<Site['pages'], boolean>();

/** Whether there is a feed. Every page asks, so the answer is kept. */
export function hasFeed(site: Pick<Site, 'pages' | 'navigation'>): boolean {
  const answer = known.get(site.pages) ?? feedEntries(site).length > 0;
  known.set(site.pages, answer);
  return answer;
}

/** The pages with a month in their frontmatter, newest first. */
export function feedEntries(site: Pick<Site, 'pages' | 'navigation'>): FeedEntry[] {
  return pagesInOrder(site)
    .flatMap((page): FeedEntry[] => {
      if (!page.frontmatter.published) return [];
      const published = Date.parse(`${page.frontmatter.published}-01T00:00:00Z`);
      return [{ page, published, updated: page.lastUpdatedTimestamp ?? published }];
    })
    .sort((a, b) => b.published - a.published || (a.page.path < b.page.path ? 1 : -1));
}

/** The Atom feed; `undefined` for a site without such pages. */
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
  const address = escapeXml(siteUrl + page.path);
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
