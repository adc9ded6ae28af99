import { CHUNK_LOAD_TIMEOUT, PROGRESS_BAR_TRICKLE_SPEED } from '../browser/constants';
import { closeDrawer } from '../browser/drawer';
import { element, elementOf } from '../browser/element';

/** The time until the first step of the progress bar, for which nprogress is needed. */
const FIRST_STEP = PROGRESS_BAR_TRICKLE_SPEED;

/**
 * Closes the menu and shows the progress bar when the reader opens another page. The bar is the element that nprogress
 * would create, at its minimum. If the next page hasn't arrived by the first step, the module loads, whose
 * `features/progress-bar.ts` moves the bar with nprogress.
 * @param wake loads the module
 */
export function answerLinks(wake: () => void): void {
  let late: ReturnType<typeof setTimeout>[] = [];
  const end = () => {
    for (const timer of late) clearTimeout(timer);
    late = [];
    if (document.dispatchEvent(new Event('stay', { cancelable: true }))) document.getElementById('nprogress')?.remove();
  };
  // In this phase, every other listener has had the chance to cancel the event.
  window.addEventListener('click', (event) => {
    const link = elementOf(event).closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    // An open drawer would cover the section that a link leads to, or the bar, and be open after Back.
    const isLeft = isLeaving(link, event);
    if (isLeft || link.hash) closeDrawer();
    if (link.hash) delete document.documentElement.dataset.lazy;
    if (!isLeft) return;
    if (!document.getElementById('nprogress')) document.body.append(element('div', { id: 'nprogress' }, bar()));
    document.dispatchEvent(new Event('leave'));
    for (const timer of late) clearTimeout(timer);
    late = [setTimeout(wake, FIRST_STEP), setTimeout(end, CHUNK_LOAD_TIMEOUT)];
  });
  // The back-forward cache may show this page again.
  addEventListener('pagehide', () => {
    closeDrawer();
    end();
  });
  if ('navigation' in window) window.navigation.addEventListener('navigateerror', end);
}

const bar = () => element('div', { class: 'bar' });

/** Whether a click on a link opens another page of this site in this window. Files are saved, or opened by programs. */
function isLeaving(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return (
    !event.defaultPrevented &&
    !isElsewhere &&
    (link.target === '' || link.target === '_self') &&
    !link.hasAttribute('download') &&
    link.origin === location.origin &&
    /(\/|\.html)$/.test(link.pathname) &&
    (link.pathname !== location.pathname || link.search !== location.search || !link.hash)
  );
}
