import { HEADING_LISTS } from '../browser/target';

const LINKS = `:is(${HEADING_LISTS}) a[href^="#"]`;

/** Marks the heading in the address as current, until `islands/features/scroll-spy.ts` follows the reader. */
export function markTarget(): void {
  for (const link of document.querySelectorAll(LINKS)) {
    if (link.getAttribute('href') === location.hash) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  }
}
