import playgrounds from '@/.generated/playgrounds.json';
import { decodeAddress } from '@/lib/routes/address';
import { withoutBase } from '@/lib/routes/base';

/**
 * The link an event happened on, and its address for the router. Links are plain elements, because `<Link>` would make
 * pages larger and prefetch every visible link.
 * @returns `undefined` for links the browser must follow: before hydration (see `Islands`), to other sites, and to a
 * different page with a playground, whose document has its own Content-Security-Policy
 */
export function linkOf({ target }: Event): { link: HTMLAnchorElement; address: string } | undefined {
  if (document.documentElement.dataset.awake === undefined) return undefined;
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  const { pathname, search, hash } = link;
  // Feeds and downloads aren't pages. Pages whose address ends in `.html` don't have the segments the router needs.
  if (/\.[a-z0-9]+$/i.test(pathname)) return undefined;
  const page = withoutBase(pathname);
  if (page === undefined || (pathname !== location.pathname && playgrounds.includes(decodeAddress(page))))
    return undefined;
  return { link, address: page + search + hash };
}
