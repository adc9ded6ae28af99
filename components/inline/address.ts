import { replaceAddress } from '../browser/address';
import { HEADING_LISTS, openTarget, targetOf } from '../browser/target';

/** The endings in which the addresses of one page differ: `/a`, `/a/`, `/a.html`, `/a/index.html`. */
const ENDING = /(\/index)?(\.html)?\/?$/;

/**
 * Shows the canonical address if a static server answers another spelling of it, such as `/a.html` or `/a/index.html`
 * for `/a/`. At any other address, such as an archive's, the address doesn't change. Repeated slashes are merged.
 */
export function correctAddress(): void {
  const { pathname, search, hash } = location;
  const merged = pathname.replace(/\/{2,}/g, '/');
  // Next writes this link above the script, which `lib/export/document.ts` checks.
  const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
  const canonical = link ? new URL(link.href).pathname : '';
  const right = link && canonical.replace(ENDING, '') === merged.replace(ENDING, '') ? canonical : merged;
  if (right !== pathname) replaceAddress(right + search + hash);
}

/**
 * Opens the page that a heading has moved to (`components/mdx/Moved.tsx`), or reveals what the address refers to, and
 * marks its heading as current, until `islands/features/scroll-spy.ts` follows the reader.
 */
export function showTarget(): void {
  const to = targetOf(location.hash)?.dataset.moved;
  if (to) return location.replace(to);
  openTarget();
  for (const link of document.querySelectorAll(`:is(${HEADING_LISTS}) a[href^="#"]`)) {
    if (link.getAttribute('href') === location.hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
