'use client';

import { lazy, Suspense, useEffect } from 'react';
import './browser/translated';
import { CopyButtons } from './islands/CopyButtons';
import { ImageZoom } from './islands/ImageZoom';
import { ReadingProgressFallback } from './islands/ReadingProgressFallback';
import { Navigation } from './navigation/Navigation';

// Only under `npm run dev`: the condition is decided when the browser's code is built.
const companion = process.env.NODE_ENV === 'development' ? process.env.NEXT_PUBLIC_COMPANION : undefined;
const DevRefresh = process.env.NODE_ENV === 'development' ? lazy(() => import('./islands/DevRefresh')) : undefined;

/** Milliseconds after which the application answers, even if the browser is still busy. */
const LONGEST_HYDRATION = 300;

/** Client components that listen on the whole page and show nothing of their own, or nothing at first. */
export function Islands() {
  useEffect(() => {
    // Not before React has hydrated the whole document, which it does in pieces: a page that is left earlier
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
      <Navigation />
      <CopyButtons />
      <ImageZoom />
      <ReadingProgressFallback />
      {DevRefresh && companion && (
        <Suspense>
          <DevRefresh companion={companion} />
        </Suspense>
      )}
    </>
  );
}
