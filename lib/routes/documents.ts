import type { PagePath } from './address';
import { bareOf, documentFileOf } from './address';
import type { RouteTable } from './table';

/** An address at which every server finds a document: one that ends in a slash or in `.html`. */
export interface DocumentRoute {
  address: string;
  /** The page that is there, that stands there once more, or to which the document leads. */
  kind: 'page' | 'copy' | 'redirect';
  to: PagePath;
}

/**
 * The documents of a site, pages first.
 *
 * - `/a` has none: servers take that of `/a/` or `/a.html` for it, and `/a/index.html` is the file of `/a/`.
 * - A page `/b.html` stands at `/b/`, too. A server may lead from `/b.html` to `/b` and answer that with `b/index.html`, so
 *   that a redirect document there would lead to itself for ever. In the page the first script shows the canonical address.
 */
export function documentRoutes(routes: RouteTable): DocumentRoute[] {
  const found = new Map<string, DocumentRoute>();
  for (const { url, kind, to } of routes.values()) {
    const address = url.replace(/\/index\.html$/, '/');
    if (!/(\/|\.html)$/.test(address) || found.has(documentFileOf(address))) continue;
    const isCopy = to.endsWith('.html') && bareOf(address) === bareOf(to);
    const otherwise = isCopy ? 'copy' : 'redirect';
    found.set(documentFileOf(address), { address, kind: kind === 'page' ? 'page' : otherwise, to });
  }
  return [...found.values()];
}
