import { decodeAddress } from '@/lib/routes/address';

/** The element that a fragment such as `#setup` names. */
export function targetOf(fragment: string): HTMLElement | undefined {
  return document.getElementById(decodeAddress(fragment.replace(/^#/, ''))) ?? undefined;
}

/**
 * Opens what is folded around the element that the address names, and goes there. Browsers do so when they navigate, not
 * when the router does.
 */
export function openTarget(): void {
  const target = targetOf(location.hash);
  if (target) reveal(target);
}

/** Opens the folds and selects the tabs around an element, and goes to it where there were any. */
export function reveal(element: Element): void {
  const folded = foldedAround(element);
  for (const details of folded) details.open = true;
  const tabs = unchosenAround(element);
  for (const tab of tabs) tab.click();
  if (folded.length + tabs.length > 0) element.scrollIntoView();
}

/** The tabs to be chosen, for their panels to show an element. */
function unchosenAround(element: Element): HTMLInputElement[] {
  const panel = element.parentElement?.closest('[data-panel]');
  if (!panel) return [];
  const tab = panel.previousElementSibling?.querySelector<HTMLInputElement>('input:not(:checked)');
  return [...(tab ? [tab] : []), ...unchosenAround(panel)];
}

function foldedAround(element: Element): HTMLDetailsElement[] {
  const closed = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  return closed ? [closed, ...foldedAround(closed)] : [];
}
