import type { Metadata } from 'next';
import { siteNameOf } from '../content/identity';
import type { PagePath, PageSource } from '../content/page';
import { MACHINE_FILES, twinOf } from '../export/machine/addresses';
import { feedTitle, hasFeed } from '../export/machine/feed';
import { isPublished } from '../export/machine/order';
import { scriptJson, structuredData } from '../export/machine/structured-data';
import { PREVIEW_SIZE, previewOf } from '../export/preview/address';
import { currentSite } from './current';
import type { Site } from './site';
import type { PageView } from './view';

/** Title, description, canonical link, links to the page's other forms, and further meta elements of a page. */
export function pageMetadata(path: PagePath): Metadata {
  const { site } = currentSite();
  const page = site.pages.get(path);
  if (!page) return {};
  const { title, description, meta } = page.frontmatter;
  const siteName = siteNameOf(site.identity);
  return {
    // The home page is the site: its title is not followed by the site's name.
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: { canonical: canonicalOf(path), types: otherForms(page, site) },
    openGraph: {
      title,
      description,
      url: canonicalOf(path),
      siteName,
      type: 'article',
      images: [{ url: `${site.identity.docs.url}${previewOf(path)}`, ...PREVIEW_SIZE, alt: `${title}, ${siteName}` }],
    },
    // Without images of its own: those of Open Graph count here too, and need not be said twice.
    twitter: { card: 'summary_large_image', images: [] },
    ...(meta.length > 0 && { other: Object.fromEntries(meta.map(({ name, content }) => [name, content])) }),
  };
}

/** The full address of a page. */
export function canonicalOf(path: PagePath): string {
  return `${currentSite().site.identity.docs.url}${path}`;
}

/** The JSON-LD of a page, ready for its `<script>`; `undefined` for a page that keeps search engines out. */
export function pageStructuredData(view: PageView): string | undefined {
  const { identity } = currentSite().site;
  return isPublished(view.record) ? scriptJson(structuredData(view, identity)) : undefined;
}

/** The page as Markdown, and the feed where there is one. */
function otherForms(page: PageSource, site: Site) {
  const siteUrl = site.identity.docs.url;
  return {
    ...(isPublished(page) && { 'text/markdown': `${siteUrl}${twinOf(page.path)}` }),
    ...(hasFeed(site) && {
      'application/atom+xml': [{ url: `${siteUrl}${MACHINE_FILES.feed}`, title: feedTitle(site.identity) }],
    }),
  };
}
