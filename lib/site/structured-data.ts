import { siteNameOf, type Identity } from '../content/identity';
import type { PageRecord } from '../content/page';
import type { Place } from '../navigation/place';

/** A JSON-LD node. */
type Node = Record<string, unknown>;

/** Facts about a page for search engines. */
interface Facts {
  record: PageRecord;
  place: Pick<Place, 'breadcrumbs'>;
}

type Publisher = Pick<Identity, 'product' | 'docs' | 'company'>;

/** Describes a page to search engines in JSON-LD with the schema.org vocabulary, ready for a `<script>`. */
export function structuredData(facts: Facts, identity: Publisher): string {
  const siteUrl = identity.docs.url;
  const path = facts.record.path as string;
  const data = {
    '@context': 'https://schema.org',
    '@graph': [path === '/' ? webSite(facts, identity) : techArticle(facts, identity), ...breadcrumbs(facts, siteUrl)],
  };
  // Text must not close the script element.
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function webSite({ record }: Facts, { product, docs, company }: Publisher): Node {
  return {
    '@type': 'WebSite',
    '@id': `${docs.url}/#site`,
    url: `${docs.url}/`,
    name: siteNameOf({ product }),
    description: record.frontmatter.description,
    inLanguage: 'en',
    publisher: { '@type': 'Organization', name: product.name, url: company.url },
  };
}

function techArticle({ record }: Facts, { product, docs, company }: Publisher): Node {
  const { path, title, frontmatter, lastUpdatedTimestamp: time } = record;
  return {
    '@type': 'TechArticle',
    '@id': `${docs.url}${path}#article`,
    url: `${docs.url}${path}`,
    headline: title,
    description: frontmatter.description,
    inLanguage: 'en',
    ...(time !== undefined && { dateModified: new Date(time).toISOString() }),
    author: { '@type': 'Organization', name: product.name, url: company.url },
    isPartOf: { '@id': `${docs.url}/#site` },
  };
}

/** The breadcrumbs. Those without a page are omitted, because all except the last need an address. */
function breadcrumbs({ record, place }: Facts, siteUrl: string): Node[] {
  const steps = place.breadcrumbs.filter(({ path }) => path !== undefined);
  if (steps.length < 2) return [];
  return [
    {
      '@type': 'BreadcrumbList',
      '@id': `${siteUrl}${record.path}#breadcrumbs`,
      itemListElement: steps.map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item: `${siteUrl}${path}`,
      })),
    },
  ];
}
