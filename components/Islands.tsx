'use client';

import { lazy, Suspense, useEffect } from 'react';
import './browser/translated';
import { CopyButtons } from './islands/CopyButtons';
import { ImageZoom } from './islands/ImageZoom';
import { ReadingProgressFallback } from './islands/ReadingProgressFallback';
import { Navigation } from './navigation/Navigation';

// Set only under `npm run dev`. The condition is evaluated at build time, so a build contains none of this code.
const companion = process.env.NODE_ENV === 'development' ? process.env.NEXT_PUBLIC_COMPANION : undefined;
const DevRefresh = process.env.NODE_ENV === 'development' ? lazy(() => import('./islands/DevRefresh')) : undefined;

/** The maximum wait before the application handles input, in milliseconds, even if the browser is busy. */
const LONGEST_HYDRATION = 300;

/** Client components that listen on the whole page and initially render nothing. */
export function Islands() {
  useEffect(() => {
    // React hydrates the document in pieces, so this waits until the browser is idle.
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
