'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { CONSTANTS } from './constants';
import { throttle } from './throttle';

/** Where the reader was on the page that Back or Forward leads to; waits for that page to be there. */
let returning: { page: string; top: number } | undefined;

/** The page that is shown; the address is another one's while Back waits for its page. */
let shown = '';

/**
 * Brings Back and Forward to where the reader was. The browser alone would go to the heading in the address,
 * which follows the scrolling; so the place is kept in the history entry itself.
 */
export function ScrollMemory() {
  const pathname = usePathname();
  useEffect(() => {
    // For good, and before the router's: while the router handles this event it shows the other page and runs the effects below.
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    shown = location.pathname;
    const throttled = throttle(remember, CONSTANTS.sidebarAndHashScrollThrottle);
    const onScroll = () => {
      if (!returning) throttled.call();
    };
    goBack();
    addEventListener('scroll', onScroll, { passive: true });
    // The last word before the page changes.
    document.addEventListener('click', remember, true);
    return () => {
      throttled.cancel();
      removeEventListener('scroll', onScroll);
      document.removeEventListener('click', remember, true);
    };
  }, [pathname]);
  return null;
}

function remember(): void {
  if (location.pathname !== shown) return;
  History.prototype.replaceState.call(history, { ...(history.state as object | null), scrollY }, '');
}

function onPopState({ state }: PopStateEvent): void {
  const top = (state as { scrollY?: unknown } | null)?.scrollY;
  returning = typeof top === 'number' ? { page: location.pathname, top } : undefined;
  // Within one page no effect says when to go.
  requestAnimationFrame(() => requestAnimationFrame(goBack));
}

function goBack(): void {
  // After the router's own scrolling, which comes in the same frame.
  requestAnimationFrame(() => {
    if (returning && returning.page !== shown) return;
    if (returning) scrollTo({ top: returning.top, behavior: 'instant' });
    returning = undefined;
    // The router writes the entry anew, and where nothing is scrolled nothing else would say it again.
    remember();
  });
}
