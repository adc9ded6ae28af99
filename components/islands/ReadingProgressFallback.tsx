'use client';

import { useEffect } from 'react';

/** Moves the reading progress bar in browsers without scroll-driven animations. */
export function ReadingProgressFallback() {
  useEffect(() => {
    if (CSS.supports('animation-timeline', 'scroll()')) return;
    const update = () => {
      const { scrollHeight } = document.documentElement;
      const share = Math.min(1, scrollY / Math.max(1, scrollHeight - innerHeight));
      document.querySelector<HTMLElement>('[data-reading]')?.style.setProperty('--read', String(share));
    };
    update();
    addEventListener('scroll', update, { passive: true });
    return () => removeEventListener('scroll', update);
  }, []);
  return null;
}
