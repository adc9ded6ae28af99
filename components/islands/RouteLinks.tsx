'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { startProgress } from './RouteProgress';

/**
 * Takes over clicks on links inside the site, wherever they stand, and fetches a page at the first sign of intent.
 * Plain links keep the pages small and work before this has started; `<Link>` would ask for each link in view.
 */
export function RouteLinks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = linkOf(event);
      if (
        !link ||
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      event.preventDefault();
      const { pathname, search, hash } = new URL(link.href);
      if (pathname !== location.pathname || search !== location.search) startProgress();
      router.push(pathname + search + hash);
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      // A page whose address ends in .html has no prefetch payload in an export.
      if (link && link.pathname !== location.pathname && !link.pathname.endsWith('.html'))
        router.prefetch(link.pathname);
    };
    const start = () => {
      document.addEventListener('click', onClick);
      document.addEventListener('pointerover', onIntent, { passive: true });
      document.addEventListener('focusin', onIntent);
    };
    // Until then links are the browser's; see `Islands`.
    if (document.documentElement.dataset.awake === undefined) document.addEventListener('awake', start, { once: true });
    else start();
    return () => {
      document.removeEventListener('awake', start);
      document.removeEventListener('click', onClick);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, [router]);
  return null;
}

/** The link to a page of this site that an event happened on. */
function linkOf(event: Event): HTMLAnchorElement | undefined {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return undefined;
  // Files such as feeds and downloads are not pages.
  return /\.(?!html$)[a-z0-9]+$/i.test(link.pathname) ? undefined : link;
}
