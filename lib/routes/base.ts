/**
 * Where the site lies on its host, without the slash at the end: empty, or `/docs`. Setting `BASE_PATH`.
 * Addresses are written without it everywhere; it is put in front where a browser gets them.
 */
const BASE = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/** An address of the site, or any other, as a browser on this host must ask for it. */
export function withBase(address: string): string {
  return /^\/(?!\/)/.test(address) ? BASE + address : address;
}

/** The address that a browser's path stands for, the inverse of {@link withBase}; `undefined` for a path outside the site. */
export function withoutBase(pathname: string): string | undefined {
  return pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : undefined;
}
