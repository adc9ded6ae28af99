/**
 * The path below which the site is served, without a trailing slash: empty, or `/docs`. Set by `BASE_PATH`. Addresses
 * omit it everywhere, and it is added where a browser receives them.
 */
const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** Adds the base path to an address of this site. Other addresses are returned unchanged. */
export function withBase(address: string): string {
  return /^\/(?!\/)/.test(address) ? BASE + address : address;
}

/** Removes the base path, the inverse of {@link withBase}. Returns `undefined` for a path outside the site. */
export function withoutBase(pathname: string): string | undefined {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : undefined;
}
