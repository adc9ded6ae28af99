'use client';

import { useNavigated } from './useNavigated';

let untitled: MutationObserver | undefined;

/** Tells scripts that are not part of the application, such as the one that reports page views, that another page is shown. */
export function RouteEvent() {
  useNavigated(() => {
    untitled?.disconnect();
    if (document.title) tell();
    else waitForTitle();
  });
  return null;
}

/** The router takes the old title away first, and may bring the new one later than the page. */
function waitForTitle(): void {
  untitled = new MutationObserver(() => {
    if (!document.title) return;
    untitled?.disconnect();
    tell();
  });
  untitled.observe(document.head, { childList: true, subtree: true });
}

function tell(): void {
  document.dispatchEvent(new Event('navigated'));
}
