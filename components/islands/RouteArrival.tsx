'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useInsertionEffect } from 'react';

/** Milliseconds after which the whole page is laid out, even if the browser is still busy. */
const LONGEST_WAIT = 200;

let isExpected = false;

/** Says whether the next page is one to be read from its top: then what is far below may come after the first paint. */
export function expectArrival(isAtTop: boolean): void {
  isExpected = isAtTop;
}

/**
 * Shows the top of a page that a link led to before its rest is laid out, for which a slow phone takes longer than for the
 * top. `prose.module.css` has the rules. They hold from the moment that React puts the page in place, before the router
 * makes the browser lay it out, until the browser is idle after two frames. Back and Forward lead to any place of a page, so
 * nothing waits for them.
 */
export function RouteArrival() {
  const pathname = usePathname();
  useInsertionEffect(() => {
    if (!isExpected) return;
    isExpected = false;
    document.documentElement.dataset.arriving = '';
    requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  }, [pathname]);
  useEffect(() => {
    const onPopState = () => {
      isExpected = false;
      showRest();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  return null;
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(showRest, { timeout: LONGEST_WAIT });
  else showRest();
}

function showRest(): void {
  delete document.documentElement.dataset.arriving;
}
