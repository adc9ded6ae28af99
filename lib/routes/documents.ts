import type { PagePath } from './address';
import { bareOf, documentFileOf } from './address';
import type { RouteTable } from './table';

/** An address that every server resolves to a document, because it ends in a slash or in `.html`. */
export interface DocumentRoute {
  address: string;
  kind: 'page' | 'redirect';
  /** The page at this address, or the page the document redirects to. */
  to: PagePath;
}

/**
 * Lists a site's documents, pages first.
 * - `/a` doesn't have a document, because servers use that of `/a/` or `/a.html`. `/a/index.html` is the file of `/a/`.
 * - A page `/b.html` has a second document at `/b/`. Some servers redirect `/b.html` to `/b` and answer that with
 * `b/index.html`, so a redirect document there would redirect to itself forever. The page's first script changes the
 * address to the canonical one.
 */
export function documentRoutes(routes: RouteTable): DocumentRoute[] {
  const found = new Map<string, DocumentRoute>();
  for (const { url, kind, to } of routes.values()) {
    const address = url.replace(/\/index\.html$/, '/');
    if (!/(\/|\.html)$/.test(address) || found.has(documentFileOf(address))) continue;
    const isSecond = to.endsWith('.html') && bareOf(address) === bareOf(to);
    found.set(documentFileOf(address), { address, kind: isSecond ? 'page' : kind, to });
  }
  return [...found.values()];
}
