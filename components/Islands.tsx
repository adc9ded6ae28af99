'use client';

import { useEffect } from 'react';
import './browser/translated';
import { CopyButtons } from './islands/CopyButtons';
import { ImageZoom } from './islands/ImageZoom';
import { ReadingProgressFallback } from './islands/ReadingProgressFallback';
import { Navigation } from './navigation/Navigation';

/** The maximum wait before the application handles input, in milliseconds, even if the browser is busy. */
const LONGEST_HYDRATION = 300;

/** Client components that listen on the whole page and initially render nothing. */
export function Islands() {
  useEffect(() => {
    // React hydrates the document in pieces, so this waits until the browser is idle.
    const announce = () => {
      document.documentElement.dataset.hydrated = '';
      document.dispatchEvent(new Event('hydrated'));
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
    </>
  );
}
