'use client';

import { useEffect } from 'react';
import { CONSTANTS } from '../browser/constants';
import { throttle } from '../browser/throttle';
import { showArrivalMarks } from '../search/marks';
import { closeDrawer } from './drawer';
import { keepForOffline } from './offline';
import { finishProgress, startProgress } from './progress-bar';
import { ScrollSpy, SIGNS } from './scroll-spy';

/**
 * What a page does around navigation. Links are plain elements that the browser follows: a document is as quick to load
 * as a payload, and every page then starts in the same state.
 */
export function Navigation() {
  useEffect(() => {
    const life = new AbortController();
    const { signal } = life;
    const spy = new ScrollSpy();
    const look = throttle(spy.update, CONSTANTS.sidebarAndHashScrollThrottle);
    addEventListener('scroll', look.call, { passive: true, signal });
    addEventListener('hashchange', look.call, { signal });
    for (const sign of SIGNS) addEventListener(sign, spy.onSign, { capture: true, passive: true, signal });
    if ('navigation' in window) {
      window.navigation.addEventListener('navigate', onNavigate, { signal });
      window.navigation.addEventListener('navigateerror', finishProgress, { signal });
    }
    // The back-forward cache may show this page again.
    addEventListener('pagehide', finishProgress, { signal });
    spy.update();
    showArrivalMarks();
    keepForOffline();
    return () => {
      life.abort();
      look.cancel();
    };
  }, []);
  return null;
}

function onNavigate({ destination, downloadRequest }: NavigateEvent): void {
  if (destination.sameDocument || downloadRequest !== null || new URL(destination.url).origin !== location.origin)
    return;
  // An open drawer would cover the progress bar.
  closeDrawer();
  startProgress();
}
