import playgrounds from '@/.generated/playgrounds.json';
import { decodeAddress } from '@/lib/routes/address';
import { withoutBase } from '@/lib/routes/base';

/**
 * The link to a page of this site that an event happened on, and the address by which the router opens that page. Links are
 * plain, which keeps the pages small; `<Link>` would ask for each link in view.
 * @returns `undefined` where following is left to the browser: before the application answers (see `Islands`), outside the
 *   site, and for another page with a playground. The document of such a page has a Content-Security-Policy of its own,
 *   which a change of pages without a document would not bring.
 */
export function linkOf({ target }: Event): { link: HTMLAnchorElement; address: string } | undefined {
  if (document.documentElement.dataset.awake === undefined) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const { pathname, search, hash } = link;
  // Files such as feeds and downloads are not pages, and Next's router finds no segments next to a page that is a file.
  if (/\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const page = withoutBase(pathname);
  if (page === undefined || (pathname !== location.pathname && playgrounds.includes(decodeAddress(page))))
    return undefined;
  return { link, address: page + search + hash };
}
