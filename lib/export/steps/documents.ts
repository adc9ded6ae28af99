import { redirectDocument } from '../redirect-document';
import { isWhole, mapPages, type Exported } from '../exported';

/** Replaces the full pages that Next exports for redirects with small documents. */
export function shortenRedirects(
  exported: Exported,
  { site, basePath }: { site: { identity: { docs: { url: string } } }; basePath: string },
): Exported {
  return mapPages(exported, (page) =>
    isWhole(page) ? page : { ...page, html: redirectDocument(page.address, page.to, site.identity.docs.url, basePath) },
  );
}

/** A search attribute, which only Pagefind reads. */
const ATTRIBUTE = / data-pagefind-[a-z]+="[^"]*"/g;

/** Removes search attributes from documents, and keeps a version with the attributes for the index. */
export function takeOutSearchAttributes(exported: Exported): Exported {
  return mapPages(exported, (page) =>
    page.kind === 'page' ? { ...page, indexed: page.html, html: withoutSearchAttributes(page.html) } : page,
  );
}

/** Removes search attributes from a document. */
export function withoutSearchAttributes(html: string): string {
  return html.replace(/<[a-z][^<>]* data-pagefind-[^<>]*>/g, (tag) => tag.replace(ATTRIBUTE, ''));
}

/** Fills each copy with its page's content: see `documentRoutes`. */
export function copyPages(exported: Exported): Exported {
  const htmlOf = new Map(exported.pages.map(({ address, html }) => [address, html]));
  return mapPages(exported, (page) =>
    page.kind === 'copy' ? { ...page, html: htmlOf.get(page.to) ?? page.html } : page,
  );
}
