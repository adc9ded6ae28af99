import { replaceAddress } from '../../browser/address';
import { SIDEBAR_AND_HASH_SCROLL_THROTTLE } from '../../browser/constants';
import { HEADING_LISTS, targetOf } from '../../browser/target';
import { throttle } from '../../browser/throttle';
import { activeHeading, headingOf, isAtRest, markActive } from './active-heading';

/** Events that show that the reader is scrolling. `scroll` isn't one, because the browser's own jumps also cause it. */
const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Marks the current heading in these lists while the reader scrolls. Once the page rests, puts it in the address,
 * without a history entry, because browsers list each change of the address as a visit. A fragment from a link, the
 * address bar or Back stays in the address until the reader scrolls. While the page rests on its target, that heading
 * is active, even if the page is too short for it to reach the top.
 */
export function watchHeadings(signal: AbortSignal): void {
  /** The fragment that was last written here. The reader asked for any other one. */
  let written = '';
  /** Whether the reader asked for the fragment. As long as that counts, the address doesn't change. */
  let isAsked = false;
  let hasSigned = false;
  const headingsHere = () => [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];

  const mark = () => {
    const { hash } = location;
    if (hash !== written) {
      written = hash;
      isAsked = true;
      hasSigned = false;
    }
    const headings = headingsHere();
    const asked = isAsked ? targetOf(hash) : undefined;
    const target = asked && isAtRest(asked) ? asked : undefined;
    const active = target ? headingOf(target, headings) : activeHeading(headings);
    for (const list of document.querySelectorAll(HEADING_LISTS))
      markActive([...list.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')], headings, active);
    if (hasSigned && !target) isAsked = false;
    return active;
  };
  const markAtRest = () => {
    const active = mark();
    if (isAsked || headingsHere().length === 0) return;
    const fragment = active ? `#${encodeURIComponent(active.id)}` : '';
    if (location.hash !== fragment) replaceAddress(location.pathname + location.search + fragment);
    written = location.hash;
  };

  const markInTime = throttle(mark, SIDEBAR_AND_HASH_SCROLL_THROTTLE);
  let resting: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    markInTime();
    clearTimeout(resting);
    resting = setTimeout(markAtRest, SIDEBAR_AND_HASH_SCROLL_THROTTLE);
  };
  const onSign = (event: Event) => {
    // Character keys don't scroll.
    hasSigned ||= !(event instanceof KeyboardEvent) || event.key.length > 1 || event.key === ' ';
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  addEventListener('hashchange', markInTime, { signal });
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true, signal });
  onScroll();
}
