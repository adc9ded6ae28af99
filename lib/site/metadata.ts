import type { Metadata } from 'next';
import type { PagePath } from '../content/page';
import { currentSite } from './current';

/** Title, description, canonical link and further meta elements of a page. */
export function pageMetadata(path: PagePath): Metadata {
  const { site } = currentSite();
  const page = site.pages.get(path);
  if (!page) return {};
  const { title, description, meta } = page.frontmatter;
  const siteName = `${site.identity.product.name} Documentation`;
  return {
    // The home page is the site: its title is not followed by the site's name.
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: `${site.identity.docs.url}${path}` },
    openGraph: {
      title,
      description,
      url: `${site.identity.docs.url}${path}`,
      siteName,
      type: 'article',
      locale: 'en_US',
    },
    ...(meta.length > 0 && { other: Object.fromEntries(meta.map(({ name, content }) => [name, content])) }),
  };
}
