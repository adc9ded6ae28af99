'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { activeHeading, headingOf, isAtRest, markActive } from './active-heading';
import { CONSTANTS } from './constants';
import { placeOf } from './focus';
import { throttle } from './throttle';

/**
 * While the reader scrolls, marks the heading they are at in "On this page" and writes it into the address:
 * without a history entry, and without the router, which would fetch the page anew.
 *
 * What the address names has the last word, whether the reader came with it, followed a link, or went back: it is not
 * touched until they scroll themselves, and where the page rests on that place its heading is the active one, also where
 * the page is too short for it to rise to the top. (Where Back and Forward scroll to is the matter of `ScrollMemory`.)
 */
export function ScrollSpy() {
  const pathname = usePathname();
  useEffect(() => watchScrolling(location.pathname), [pathname]);
  return null;
}

/** What readers scroll by. That the page is scrolled says nothing of them: the browser does it to show the place that an address names. */
const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** @returns what ends it */
function watchScrolling(page: string): () => void {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];
  /** There as long as the address is not to be touched. */
  let asked: { place: HTMLElement | undefined } | undefined;
  let hasSigned = false;

  const update = () => {
    // The address is another page's as soon as Back is pressed; the headings are this one's until that page is there.
    if (location.pathname !== page || !headings[0]?.isConnected) return;
    const resting = asked?.place && isAtRest(asked.place) ? asked.place : undefined;
    if (hasSigned && !resting) asked = undefined;
    const active = resting ? headingOf(resting, headings) : activeHeading(headings);
    markActive(links, headings, active);
    if (!asked) writeFragment(active?.id);
  };
  const throttled = throttle(update, CONSTANTS.sidebarAndHashScrollThrottle);
  const ask = (fragment: string) => {
    asked = { place: placeOf(fragment) };
    hasSigned = false;
    throttled.call();
  };
  const onSign = (event: Event) => {
    // Keys that write are the reader's too, but scroll nothing.
    hasSigned ||= !(event instanceof KeyboardEvent) || event.key.length > 1 || event.key === ' ';
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.pathname === page) ask(link.hash);
  };
  const onPopState = () => ask(location.hash);

  if (location.hash) ask(location.hash);
  else markActive(links, headings, activeHeading(headings));
  for (const sign of SIGNS) addEventListener(sign, onSign, { capture: true, passive: true });
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', onPopState);
  addEventListener('scroll', throttled.call, { passive: true });
  return () => {
    throttled.cancel();
    for (const sign of SIGNS) removeEventListener(sign, onSign, true);
    document.removeEventListener('click', onClick, true);
    removeEventListener('popstate', onPopState);
    removeEventListener('scroll', throttled.call);
  };
}

function writeFragment(id: string | undefined): void {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (location.hash === hash) return;
  // The prototype's method: Next replaces the one of `history` by its own, which tells the router.
  History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search + hash);
}
