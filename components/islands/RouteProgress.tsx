'use client';

import { usePathname } from 'next/navigation';
import nprogress from 'nprogress';
import { useEffect, useRef } from 'react';
import { CONSTANTS } from './constants';
import { tellFault } from './fault';
import './route-progress.css';

nprogress.configure({
  minimum: CONSTANTS.progressBarMinimum,
  speed: CONSTANTS.progressBarSpeed,
  // The library creeps by a random share of the rate; the specification names the rate, so the creeping is done here.
  trickle: false,
  showSpinner: false,
  // Its own template has a role that does not exist.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/**
 * Milliseconds until the bar is there. To put it there makes the browser lay the page out, which would delay a page that is
 * there at once; for such a page the bar says that something has happened.
 */
const DELAY = 150;

let creeping: ReturnType<typeof setInterval> | undefined;
/** There until the bar can be completed: before it is shown, and while it moves to its minimum. */
let waiting: ReturnType<typeof setTimeout> | undefined;
/** There while a navigation is under way. */
let fallback: ReturnType<typeof setTimeout> | undefined;

/**
 * Shows the progress bar until {@link finishProgress}. A page that takes longer than {@link CONSTANTS.chunkLoadTimeout}
 * is asked for in the plain way, which the reader is told.
 * @param address where the navigation leads
 */
export function startProgress(address: string): void {
  clearInterval(creeping);
  clearTimeout(waiting);
  clearTimeout(fallback);
  fallback = setTimeout(() => {
    finishProgress();
    tellFault('The next page takes very long. It is now asked for in another way.');
    location.assign(address);
  }, CONSTANTS.chunkLoadTimeout);
  waiting = setTimeout(begin, DELAY);
}

function begin(): void {
  // The library would take a bar away together with the last one, if that still fades: it is waited for.
  const isFading = nprogress.isRendered() && !nprogress.isStarted();
  waiting = isFading ? setTimeout(begin, CONSTANTS.progressBarSpeed / 4) : undefined;
  if (isFading) return;
  nprogress.start();
  if (fallback !== undefined)
    creeping = setInterval(() => nprogress.inc(CONSTANTS.progressBarTrickleRate), CONSTANTS.progressBarTrickleSpeed);
  // The library would not wait: a bar that is completed at once is never seen at its minimum.
  waiting = setTimeout(settle, CONSTANTS.progressBarSpeed);
}

function settle(): void {
  waiting = undefined;
  if (fallback === undefined) nprogress.done();
}

/** Completes the progress bar. */
export function finishProgress(): void {
  clearInterval(creeping);
  clearTimeout(fallback);
  fallback = undefined;
  if (waiting === undefined) nprogress.done();
}

/** The bar where no click starts or ends it: Back and Forward, and a navigation that the browser gave up. */
export function RouteProgress() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    shown.current = location.pathname;
    finishProgress();
  }, [pathname]);
  useEffect(() => {
    const onPopState = () => (location.pathname === shown.current ? finishProgress() : startProgress(location.href));
    // The reader stopped the navigation that was to replace the document.
    const navigation = 'navigation' in window ? window.navigation : undefined;
    // For good, and before the router's: a page that is in memory is shown, and the effect above run, by the router's.
    addEventListener('popstate', onPopState);
    // A page that is left in the plain way may come back as it was.
    addEventListener('pagehide', finishProgress);
    navigation?.addEventListener('navigateerror', finishProgress);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('pagehide', finishProgress);
      navigation?.removeEventListener('navigateerror', finishProgress);
    };
  }, []);
  return null;
}
