import type { Metadata } from 'next';
import { siteNameOf } from '../content/identity';
import { escapeAddress, type PagePath } from '../routes/address';
import { MACHINE_FILES, markdownAddressOf } from './addresses';
import { currentSite } from './current';
import { feedTitle, isPublished } from './lists';

/** The metadata of the not-found page. */
export const NOT_FOUND_METADATA: Metadata = {
  title: 'Page not found',
  description: 'There is no page at this address.',
  robots: 'noindex',
};

/** The metadata of the document at an old address. */
export function redirectMetadata(to: PagePath): Metadata {
  const canonical = currentSite().site.identity.docs.url + escapeAddress(to);
  return { title: { absolute: 'Page moved' }, robots: 'noindex', alternates: { canonical } };
}

/** A page's title, description, canonical link, alternate links and other meta elements. */
export function pageMetadata(path: string): Metadata {
  const { site } = currentSite();
  const page = site.pages.get(path);
  if (!page) return {};
  const { title, description, meta } = page.frontmatter;
  const siteName = siteNameOf(site.identity);
  const siteUrl = site.identity.docs.url;
  const types = {
    ...(isPublished(page) && { 'text/markdown': siteUrl + markdownAddressOf(page.path) }),
    ...(site.files?.has(MACHINE_FILES.feed) && {
      'application/atom+xml': [{ url: siteUrl + MACHINE_FILES.feed, title: feedTitle(site.identity) }],
    }),
  };
  return {
    // The home page's title isn't followed by the site's name.
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: siteUrl + path, types },
    openGraph: {
      title,
      description,
      url: siteUrl + path,
      siteName,
      type: 'article',
      images: [{ url: `${siteUrl}/preview.png`, width: 1200, height: 630, alt: siteName }],
    },
    // No images are listed, because Twitter cards fall back to Open Graph's.
    twitter: { card: 'summary_large_image', images: [] },
    ...(meta.length > 0 && { other: Object.fromEntries(meta.map(({ name, content }) => [name, content])) }),
  };
}
