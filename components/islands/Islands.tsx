'use client';

import { lazy, Suspense, useEffect } from 'react';
import { SearchMarks } from '../search/SearchMarks';
import { BackToTop } from './BackToTop';
import { CopyButtons } from './CopyButtons';
import { ImageZoom } from './ImageZoom';
import { OfflineReading } from './OfflineReading';
import { OpenTarget } from './OpenTarget';
import { ReadingProgressFallback } from './ReadingProgressFallback';
import { RouteArrival } from './RouteArrival';
import { RouteEvent } from './RouteEvent';
import { RouteFocus } from './RouteFocus';
import { RouteLinks } from './RouteLinks';
import { RouteMeta } from './RouteMeta';
import { RouteProgress } from './RouteProgress';
import { ScrollMemory } from './ScrollMemory';
import { ScrollSpy } from './ScrollSpy';
import { TabChoice } from './TabChoice';
import './safe-history';

// Only under `npm run dev`: the condition is decided when the browser's code is built.
const companion = process.env.NODE_ENV === 'development' ? process.env.NEXT_PUBLIC_COMPANION : undefined;
const DevRefresh = process.env.NODE_ENV === 'development' ? lazy(() => import('./DevRefresh')) : undefined;

/** Milliseconds after which the islands answer, even if the browser is still busy. */
const LONGEST_HYDRATION = 300;

/** What listens on the whole page and shows nothing of its own, or nothing at first. */
export function Islands() {
  useEffect(() => {
    // Not before React has taken over the whole document, which it does in pieces: a page that is left earlier
    // leaves its canonical link and its description behind.
    const announce = () => {
      document.documentElement.dataset.awake = '';
      document.dispatchEvent(new Event('awake'));
    };
    if ('requestIdleCallback' in window) requestIdleCallback(announce, { timeout: LONGEST_HYDRATION });
    else setTimeout(announce, LONGEST_HYDRATION);
  }, []);
  return (
    <>
      <RouteLinks />
      <RouteArrival />
      <RouteProgress />
      <CopyButtons />
      <TabChoice />
      <ImageZoom />
      <OpenTarget />
      <ScrollMemory />
      <ScrollSpy />
      <RouteFocus />
      <RouteEvent />
      <RouteMeta />
      <ReadingProgressFallback />
      <BackToTop />
      <SearchMarks />
      <OfflineReading />
      {DevRefresh && companion && (
        <Suspense>
          <DevRefresh companion={companion} />
        </Suspense>
      )}
    </>
  );
}
