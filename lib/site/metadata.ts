import type { Metadata } from 'next';
import { siteNameOf } from '../content/identity';
import type { PageSource } from '../content/page';
import { MACHINE_FILES, PREVIEW_SIZE, previewOf, twinOf } from './addresses';
import { currentSite } from './current';
import { feedTitle, hasFeed, isPublished } from './lists';
import type { Site } from './site';

/** A page's title, description, canonical link, alternate links and other meta elements. */
export function pageMetadata(path: string): Metadata {
  const { site } = currentSite();
  const page = site.pages.get(path);
  if (!page) return {};
  const { title, description, meta } = page.frontmatter;
  const siteName = siteNameOf(site.identity);
  const siteUrl = site.identity.docs.url;
  return {
    // The home page's title isn't followed by the site's name.
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: siteUrl + path, types: otherForms(page, site) },
    openGraph: {
      title,
      description,
      url: siteUrl + path,
      siteName,
      type: 'article',
      images: [{ url: siteUrl + previewOf(path), ...PREVIEW_SIZE, alt: `${title}, ${siteName}` }],
    },
    // No images are listed, because Twitter cards fall back to Open Graph's.
    twitter: { card: 'summary_large_image', images: [] },
    ...(meta.length > 0 && { other: Object.fromEntries(meta.map(({ name, content }) => [name, content])) }),
  };
}

/** Links to the Markdown copy, and to the feed if there is one. */
function otherForms(page: PageSource, site: Site) {
  const siteUrl = site.identity.docs.url;
  return {
    ...(isPublished(page) && { 'text/markdown': siteUrl + twinOf(page.path) }),
    ...(hasFeed(site) && {
      'application/atom+xml': [{ url: siteUrl + MACHINE_FILES.feed, title: feedTitle(site.identity) }],
    }),
  };
}
