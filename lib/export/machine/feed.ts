import type { PageSource } from '../../content/page';
import type { Identity } from '../../content/identity';
import type { Site } from '../../site/site';
import { MACHINE_FILES } from './addresses';
import { pagesInOrder } from './order';
import { escapeXml, XML_DECLARATION } from './xml';

/** A page in the feed. Times are milliseconds since 1970. */
export interface FeedEntry {
  page: PageSource;
  /** The month that the address names, for example `/releases/202005.html`; absent where it names none. */
  published?: number;
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

/** Releases and blog posts, newest first. A page without any date is left out, because an entry needs one. */
export function feedEntries(site: Pick<Site, 'pages' | 'navigation'>): FeedEntry[] {
  return pagesInOrder(site)
    .filter(({ path }) => /^\/(releases|blogs)\/./.test(path))
    .flatMap((page): FeedEntry[] => {
      const published = monthOf(page.path);
      const updated = page.lastUpdatedTimestamp ?? published;
      return updated === undefined ? [] : [{ page, updated, ...(published !== undefined && { published }) }];
    })
    .sort((a, b) => (b.published ?? b.updated) - (a.published ?? a.updated) || (a.page.path < b.page.path ? 1 : -1));
}

/** The Atom feed; `undefined` for a site that has neither releases nor a blog. */
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
    ...(published === undefined ? [] : [`<published>${date(published)}</published>`]),
    `<updated>${date(updated)}</updated>`,
    `<summary>${description}</summary>`,
    `<content type="text">${description}</content>`,
    '</entry>',
  ].join('\n');
}

function monthOf(path: string): number | undefined {
  const [, year, month] = /\/(\d{4})(0[1-9]|1[0-2])(?!\d)/.exec(path) ?? [];
  return year && month ? Date.UTC(Number(year), Number(month) - 1) : undefined;
}

function date(time: number): string {
  return new Date(time).toISOString();
}
