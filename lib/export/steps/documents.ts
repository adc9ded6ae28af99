import { redirectDocument } from '../redirect-document';
import { isWhole, mapPages, type Exported } from '../exported';

/** Makes small documents of those that lead on: what Next has exported there is a whole page around one sentence. */
export function shortenRedirects(
  exported: Exported,
  { site, basePath }: { site: { identity: { docs: { url: string } } }; basePath: string },
): Exported {
  return mapPages(exported, (page) =>
    isWhole(page) ? page : { ...page, html: redirectDocument(page.address, page.to, site.identity.docs.url, basePath) },
  );
}

/** What tells Pagefind about an element. */
const ATTRIBUTE = / data-pagefind-[a-z]+="[^"]*"/g;

/** Keeps pages as the search indexes them, and takes out of the documents what only that needs. */
export function takeOutSearchAttributes(exported: Exported): Exported {
  return mapPages(exported, (page) =>
    page.kind === 'page' ? { ...page, indexed: page.html, html: withoutSearchAttributes(page.html) } : page,
  );
}

/** A document without what tells Pagefind about its elements. */
export function withoutSearchAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]* data-pagefind-[^<>]*>/g, (tag) => tag.replace(ATTRIBUTE, ''));
}

/** Makes each copy of a page what the page is; see `documentRoutes`. */
export function copyPages(exported: Exported): Exported {
  const htmlOf = new Map(exported.pages.map(({ address, html }) => [address, html]));
  return mapPages(exported, (page) =>
    page.kind === 'copy' ? { ...page, html: htmlOf.get(page.to) ?? page.html } : page,
  );
}
