import type { Identity } from '../content/identity';
import type { PageSource } from '../content/page';
import type { Site } from './site';

/** Whether a page is in machine-readable files. Pages with `robots: noindex` aren't. */
export function isPublished({ frontmatter }: Pick<PageSource, 'frontmatter'>): boolean {
  return !frontmatter.meta.some(({ name, content }) => name === 'robots' && /noindex/.test(content));
}

/**
 * The published pages by navigation list, in reading order and without repeats. Pages without a list are last. The home
 * page is left out.
 */
export function sectionsOf({ pages, navigation }: Pick<Site, 'pages' | 'navigation'>) {
  const left = new Map([...pages.values()].filter(isPublished).map((page) => [page.path as string, page]));
  left.delete('/');
  const take = (path: string) => {
    const page = left.get(path);
    left.delete(path);
    return page ? [page] : [];
  };
  const sections = [...navigation.groups, ...navigation.areas].map(({ title, path, items }) => ({
    title,
    pages: [...(path ? [path] : []), ...items.map((item) => item.path)].flatMap(take),
  }));
  return [...sections, { title: 'Other pages', pages: [...left.values()] }].filter(
    (section) => section.pages.length > 0,
  );
}

/** All published pages in reading order, the home page first. */
export function pagesInOrder(site: Pick<Site, 'pages' | 'navigation'>): PageSource[] {
  const home = site.pages.get('/');
  return [...(home && isPublished(home) ? [home] : []), ...sectionsOf(site).flatMap(({ pages }) => pages)];
}

/** The feed's name. */
export function feedTitle({ product }: Pick<Identity, 'product'>): string {
  return `${product.name} releases and blog`;
}

/**
 * The pages with a month in their frontmatter, newest first. Times are in milliseconds since 1970, and a page's is the
 * start of its month.
 */
export function feedEntries(site: Pick<Site, 'pages' | 'navigation'>) {
  return pagesInOrder(site)
    .flatMap((page) => {
      if (!page.frontmatter.published) return [];
      const published = Date.parse(`${page.frontmatter.published}-01T00:00:00Z`);
      return { page, published, updated: page.lastUpdatedTimestamp ?? published };
    })
    .sort((a, b) => b.published - a.published || (a.page.path < b.page.path ? 1 : -1));
}
