declare const brand: unique symbol;

/** A page's canonical address, such as `/guides/ivr/` or `/releases/201912.html`, without query or fragment. */
export type PagePath = string & { readonly [brand]: 'PagePath' };

/**
 * A page's other addresses, each of which redirects to its canonical one.
 *
 * | page | aliases |
 * | --- | --- |
 * | `/` | `/index.html` |
 * | `/a/b/` | `/a/b`, `/a/b.html`, `/a/b/index.html` |
 * | `/a/b.html` | `/a/b`, `/a/b/`, `/a/b/index.html` |
 */
export function aliasesOf(path: string): string[] {
  if (path === '/') return ['/index.html'];
  const bare = bareOf(path);
  return [bare, `${bare}/`, `${bare}.html`, `${bare}/index.html`].filter((alias) => alias !== path);
}

/** The folders above an address, without the root: `/a/` and `/a/b/` for `/a/b/c/` and `/a/b/c.html`. */
export function foldersOf(path: string): string[] {
  const above = segmentsOf(path).slice(0, -1);
  return above.map((_, index) => `/${above.slice(0, index + 1).join('/')}/`);
}

/** The address without its ending: `/a/b` for `/a/b/`, `/a/b.html` and `/a/b/index.html`, `` (empty) for `/`. */
export function bareOf(path: string): string {
  return path.replace(/\/index\.html$/, '/').replace(/(\/|\.html)$/, '');
}

/** The folder for files with hashed names, under the site's root. Hosts and browsers keep its contents forever. */
export const HASHED_FOLDER = '_assets';

/** A document's file in the export: `/a/b/` → `a/b/index.html`, `/a/b.html` → `a/b.html`. */
export function documentFileOf(path: string): string {
  return (path.endsWith('/') ? `${path}index.html` : path).slice(1);
}

/** An address's catch-all route parameter: `/a/b/` → `['a', 'b']`, `/a/b.html` → `['a', 'b.html']`. */
export function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean);
}

/**
 * The not-found page's catch-all route parameter, at an address that no page can have (`refused.ts`). Next's own
 * convention for this page would put it into every document's payload, with all the links in its sidebar.
 */
export const NOT_FOUND = ['404', 'page'];

/** Decodes part of an address for display: `caf%C3%A9` → `café`. Text that can't be decoded is returned unchanged. */
export function decodeAddress(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Escapes an address as browsers do: spaces and non-ASCII characters. Escapes already in it are kept. */
export function escapeAddress(address: string): string {
  return new URL(address, 'http://localhost').pathname;
}

/** The address for a catch-all parameter. The inverse of {@link segmentsOf}. */
export function addressOf(segments: readonly string[] = []): string {
  const path = `/${segments.map(decodeAddress).join('/')}`;
  return path === '/' || path.endsWith('.html') ? path : `${path}/`;
}
