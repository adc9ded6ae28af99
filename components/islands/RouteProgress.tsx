'use client';

import { usePathname } from 'next/navigation';
import nprogress from 'nprogress';
import { useEffect } from 'react';
import { CONSTANTS } from './constants';
import './route-progress.css';

// The library creeps by a random share of the rate; the specification names the rate, so the creeping is done here.
nprogress.configure({
  minimum: CONSTANTS.progressBarMinimum,
  speed: CONSTANTS.progressBarSpeed,
  trickle: false,
  showSpinner: false,
});

let creeping: ReturnType<typeof setInterval> | undefined;

/** Shows the progress bar until the next page is there. */
export function startProgress(): void {
  nprogress.start();
  clearInterval(creeping);
  creeping = setInterval(() => nprogress.inc(CONSTANTS.progressBarTrickleRate), CONSTANTS.progressBarTrickleSpeed);
}

/** Completes the progress bar. */
export function finishProgress(): void {
  clearInterval(creeping);
  nprogress.done();
}

/** Completes the bar when another page is shown, and when the reader goes back before it was. */
export function RouteProgress() {
  const pathname = usePathname();
  useEffect(finishProgress, [pathname]);
  useEffect(() => {
    addEventListener('popstate', finishProgress);
    return () => removeEventListener('popstate', finishProgress);
  }, []);
  return null;
}
