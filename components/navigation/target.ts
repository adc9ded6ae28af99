import { openTarget, targetOf } from '../browser/target';
import { replaceEntry } from './history';

/** Goes to an element of the page that is shown, as the browser does for a link of its own. */
export function goToTarget(target: HTMLElement, { href, hash }: HTMLAnchorElement): void {
  // Not by the router's `push`, which fetches the page again before the address has the fragment. The router knows of this
  // entry, and gives up a navigation that is under way.
  if (hash !== location.hash) history.pushState(null, '', href);
  target.scrollIntoView();
  openTarget();
  markTarget();
  focusElement(target);
}

/** Has the browser mark the element that the address names as `:target`, which it does after a navigation of its own only. */
export function markTarget(): void {
  if (targetOf(location.hash)?.matches(':target') ?? true) return;
  const { state } = history;
  location.replace(location.hash);
  replaceEntry(state);
}

/**
 * Puts the focus on the element that the address names, or on the heading of the page. So a screen reader says it, and the
 * keyboard goes on from there. (Next announces the title.)
 */
export function focusArrival(): void {
  const target = targetOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
  if (target && !document.querySelector('dialog[open]')) focusElement(target);
}

function focusElement(element: HTMLElement): void {
  if (!element.matches('a[href], button, input, summary, [tabindex]')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}
