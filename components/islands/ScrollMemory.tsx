'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { CONSTANTS } from './constants';
import { throttle } from './throttle';

/** Where the reader was on the page that Back or Forward leads to; waits for that page to be there. */
let returning: number | undefined;

/**
 * Brings Back and Forward to where the reader was. The browser alone would go to the heading in the address,
 * which follows the scrolling; so the place is kept in the history entry itself.
 */
export function ScrollMemory() {
  const pathname = usePathname();
  useEffect(() => {
    const remember = () => {
      History.prototype.replaceState.call(history, { ...(history.state as object | null), scrollY }, '');
    };
    const throttled = throttle(remember, CONSTANTS.sidebarAndHashScrollThrottle);
    const onScroll = () => {
      if (returning === undefined) throttled.call();
    };
    const onPopState = ({ state }: PopStateEvent) => {
      const position = (state as { scrollY?: unknown } | null)?.scrollY;
      returning = typeof position === 'number' ? position : undefined;
      // The same page: nothing else says when it is there.
      requestAnimationFrame(() => requestAnimationFrame(goBack));
    };
    goBack();
    addEventListener('scroll', onScroll, { passive: true });
    // Captured: the router shows the other page while it handles this event, and takes this listener away.
    addEventListener('popstate', onPopState, true);
    // The last word before the page changes.
    document.addEventListener('click', remember, true);
    return () => {
      throttled.cancel();
      removeEventListener('scroll', onScroll);
      removeEventListener('popstate', onPopState, true);
      document.removeEventListener('click', remember, true);
    };
  }, [pathname]);
  return null;
}

function goBack(): void {
  const position = returning;
  if (position === undefined) return;
  // After the router's own scrolling, which comes in the same frame.
  requestAnimationFrame(() => {
    scrollTo({ top: position, behavior: 'instant' });
    returning = undefined;
  });
}
