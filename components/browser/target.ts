import { decodeAddress } from '@/lib/routes/address';

/** Lists of the page's headings: "On this page", and the sidebar, which lists the operations of an API. */
export const HEADING_LISTS = 'nav[aria-label="On this page"], #frame\\:sidebar';

/** The element a fragment such as `#setup` refers to. */
export function targetOf(fragment: string): HTMLElement | undefined {
  return document.getElementById(decodeAddress(fragment.replace(/^#/, ''))) ?? undefined;
}

/**
 * Reveals the element that the address refers to. Browsers open collapsed sections around it, but not tabs. Operations
 * above it that had only an estimated height would move it, so the page scrolls to it again.
 */
export function openTarget(): void {
  const target = targetOf(location.hash);
  if (!target) return;
  const { dataset } = document.documentElement;
  const isMoved = 'lazy' in dataset;
  delete dataset.lazy;
  reveal(target);
  if (isMoved) target.scrollIntoView();
}

/** Opens collapsed sections and tabs around an element. If any were closed, scrolls to it. */
export function reveal(element: Element): void {
  let wasHidden = false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    const tab = around.matches('[data-panel]') && around.previousElementSibling?.querySelector('input:not(:checked)');
    if (tab) (tab as HTMLInputElement).click();
    else if (around.matches('details:not([open])')) (around as HTMLDetailsElement).open = true;
    else continue;
    wasHidden = true;
  }
  if (wasHidden) element.scrollIntoView();
}
