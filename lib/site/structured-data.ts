import { siteNameOf, type Identity } from '../content/identity';
import type { PageRecord } from '../content/page';
import type { Place } from '../navigation/place';

/** Describes a page to search engines in JSON-LD with the schema.org vocabulary, ready for a `<script>`. */
export function structuredData(
  { record, place }: { record: PageRecord; place: Pick<Place, 'breadcrumbs'> },
  { product, docs, company }: Pick<Identity, 'product' | 'docs' | 'company'>,
): string {
  const { title, frontmatter, lastUpdatedTimestamp: time } = record;
  const path: string = record.path;
  const site = `${docs.url}/#site`;
  const about = { description: frontmatter.description, inLanguage: 'en' };
  const organization = { '@type': 'Organization', name: product.name, url: company.url };
  const webSite = {
    ...{ '@type': 'WebSite', '@id': site, url: `${docs.url}/`, name: siteNameOf({ product }), ...about },
    publisher: organization,
  };
  const article = {
    ...{ '@type': 'TechArticle', '@id': `${docs.url}${path}#article`, url: docs.url + path, headline: title, ...about },
    ...(time !== undefined && { dateModified: new Date(time).toISOString() }),
    author: organization,
    isPartOf: { '@id': site },
  };
  // Breadcrumbs without a page are omitted, because all except the last need an address.
  const steps = place.breadcrumbs.filter((step) => step.path !== undefined);
  const breadcrumbs = {
    '@type': 'BreadcrumbList',
    '@id': `${docs.url}${path}#breadcrumbs`,
    itemListElement: steps.map(({ title: name, path: item }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: docs.url + item,
    })),
  };
  const graph = [path === '/' ? webSite : article, ...(steps.length < 2 ? [] : [breadcrumbs])];
  // Text must not close the script element.
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
}
