'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useTransition } from 'react';
import { focusPlace, placeOf } from './focus';
import { followWith, navigate } from './navigate';
import { shareOnePayload } from './payloads';
import { routeAddress } from './route-address';
import { markTarget, openTarget } from './OpenTarget';
import { expectArrival } from './RouteArrival';
import { finishProgress, startProgress } from './RouteProgress';

if (process.env.NEXT_PUBLIC_ONE_PAYLOAD && typeof window !== 'undefined') shareOnePayload();

/**
 * Takes over clicks on links inside the site, wherever they stand, and fetches a page at the first sign of intent.
 * Plain links keep the pages small and work before this has started; `<Link>` would ask for each link in view.
 */
export function RouteLinks() {
  const router = useRouter();
  const [isUnderWay, startNavigation] = useTransition();

  // React knows of every end: the page is there, or another navigation took its place, also one within the page.
  useEffect(() => {
    if (!isUnderWay) finishProgress();
  }, [isUnderWay]);

  useEffect(
    () =>
      followWith((href) => {
        const target = new URL(href, location.href);
        const { pathname, search, hash } = target;
        const address = routeAddress(target);
        // The drawer makes way at once: it would cover the progress bar.
        document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
        if (pathname !== location.pathname || search !== location.search) startProgress(target.href);
        else {
          // The router may fetch the page anew; the reader has it already.
          finishProgress();
          // The browser would do this for a link of its own; without it "Skip to content" skips nothing.
          const place = placeOf(hash);
          if (place) {
            // Not `push`, which fetches the page again before the address has the fragment. This is known to the router,
            // and takes the place of a navigation that is under way.
            if (hash !== location.hash) history.pushState(null, '', target);
            place.scrollIntoView();
            openTarget();
            markTarget();
            return focusPlace(place);
          }
        }
        if (address === undefined) location.assign(target);
        else {
          expectArrival(!hash && pathname !== location.pathname);
          startNavigation(() => router.push(address));
        }
      }),
    [router],
  );

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
        event.altKey ||
        routeAddress(link) === undefined
      )
        return;
      event.preventDefault();
      navigate(link.href);
    };
    const onIntent = (event: Event) => {
      const link = linkOf(event);
      const address = link && link.pathname !== location.pathname && routeAddress(link);
      if (address) router.prefetch(address.replace(/[?#].*/, ''));
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
