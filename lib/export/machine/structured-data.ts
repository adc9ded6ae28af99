import { siteNameOf, type Identity } from '../../content/identity';
import type { PageView } from '../../site/view';

/** A node of JSON-LD. */
type Node = Record<string, unknown>;

/** What a page says about itself to search engines, in the vocabulary of schema.org. */
export function structuredData(view: PageView, identity: Pick<Identity, 'product' | 'docs' | 'company'>): Node {
  const siteUrl = identity.docs.url;
  const path = view.record.path as string;
  return {
    '@context': 'https://schema.org',
    '@graph': [
      path === '/' ? webSite(view, identity) : techArticle(view, identity),
      ...breadcrumbs(view, siteUrl),
      ...(view.questions.length > 0 ? [faqPage(view, siteUrl)] : []),
    ],
  };
}

/** JSON that can stand in a `<script>`: no text in it ends the element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

function webSite(
  { record }: PageView,
  { product, docs, company }: Pick<Identity, 'product' | 'docs' | 'company'>,
): Node {
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

function techArticle(
  { record }: PageView,
  { product, docs, company }: Pick<Identity, 'product' | 'docs' | 'company'>,
): Node {
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

/** A step without a page of its own is left out: every step but the last needs an address. */
function breadcrumbs({ record, place }: PageView, siteUrl: string): Node[] {
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

function faqPage({ record, questions }: PageView, siteUrl: string): Node {
  return {
    '@type': 'FAQPage',
    '@id': `${siteUrl}${record.path}#faq`,
    url: `${siteUrl}${record.path}`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
