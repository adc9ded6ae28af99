'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/** After a navigation inside the site the focus is on the new page's heading, so that a screen reader says it and the keyboard goes on from there. */
export function RouteFocus() {
  const pathname = usePathname();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (!heading || document.querySelector('dialog[open]')) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
