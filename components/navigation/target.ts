import { openTarget, targetOf } from '../browser/target';
import { replaceEntry } from './history';

/** Goes to an element on the current page, as a browser does for a link to a fragment. */
export function goToTarget(target: HTMLElement, { href, hash }: HTMLAnchorElement): void {
  // The router's `push` would refetch the page before changing the address. The router notices this new entry, and
  // cancels any navigation in progress.
  if (hash !== location.hash) history.pushState(null, '', href);
  target.scrollIntoView();
  openTarget();
  markTarget();
  focusElement(target);
}

/** Makes the browser apply `:target`, which usually happens only after its own navigations. */
export function markTarget(): void {
  if (targetOf(location.hash)?.matches(':target') ?? true) return;
  const { state } = history;
  location.replace(location.hash);
  replaceEntry(state);
}

/**
 * Moves focus to the element that the address refers to, or to the page heading, so that screen readers and the
 * keyboard continue there. (Next announces the title.)
 */
export function focusArrival(): void {
  const target = targetOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (target && !document.querySelector('dialog[open]')) focusElement(target);
}

function focusElement(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
