import { documentRoutes } from '../../routes/documents';
import type { RouteTable } from '../../routes/table';
import { mapPages, type Exported } from '../exported';
import { redirectDocument } from '../redirect-document';

/** Adds a small document at each address that redirects to a page. */
export function addRedirects(
  exported: Exported,
  { site, basePath }: { site: { identity: { docs: { url: string } }; routes: RouteTable }; basePath: string },
): Exported {
  const redirects = documentRoutes(site.routes)
    .filter(({ kind }) => kind === 'redirect')
    .map((route) => ({
      ...route,
      html: redirectDocument(route.address, route.to, site.identity.docs.url, basePath),
    }));
  return { ...exported, pages: [...exported.pages, ...redirects] };
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
