import playgrounds from '@/.generated/playgrounds.json';
import { withoutBase } from '@/lib/routes/base';

/**
 * The address by which the router opens a page; `undefined` where the browser must: outside the site, and for a page with a
 * playground. Its document has a Content-Security-Policy of its own, which a change of pages without a document would not bring.
 */
export function routeAddress({
  pathname,
  search,
  hash,
}: Pick<URL, 'pathname' | 'search' | 'hash'>): string | undefined {
  const address = withoutBase(pathname);
  if (address === undefined) return undefined;
  const isElsewhere = pathname !== location.pathname;
  return isElsewhere && playgrounds.includes(address) ? undefined : address + search + hash;
}
