/**
 * The path the site is served under, without a trailing slash: empty, or `/docs`. Addresses in the code never include
 * it. It is added when an address is passed to a browser.
 */
const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to an address on this site. Other addresses are returned unchanged. */
export function withBase(address: string): string {
  return /^\/(?!\/)/.test(address) ? BASE + address : address;
}

/** Removes the base path. The inverse of {@link withBase}. `undefined` for a path outside the site. */
export function withoutBase(pathname: string): string | undefined {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : undefined;
}

/** A link's attributes, by their React names: adds the base path, and marks links that leave the site. */
export function linkAttributes(href: string): { href: string; rel?: string; className?: string } {
  if (/^https?:/.test(href)) return { href, rel: 'noopener', className: 'external' };
  return { href: withBase(href) };
}
