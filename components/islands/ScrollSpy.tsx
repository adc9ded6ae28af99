'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { decodeAddress } from '@/lib/routes/address';
import { activeHeading, isAtRest, markActive } from './active-heading';
import { CONSTANTS } from './constants';
import { throttle } from './throttle';

/** Milliseconds after which a jump counts as over where nothing had to be scrolled, or the browser does not say `scrollend`. */
const LONGEST_JUMP = 1500;

/**
 * While the reader scrolls, marks the heading they are at in "On this page" and writes it into the address:
 * without a history entry, and without the router, which would fetch the page anew.
 *
 * A click on a link to a heading, Back and Forward have the last word: nothing is written while they scroll, and the
 * heading that they lead to stays the active one until the reader scrolls on, also where the page is too short for it
 * to rise to the top. (Where Back and Forward scroll to is the matter of `ScrollMemory`.)
 */
export function ScrollSpy() {
  const pathname = usePathname();
  useEffect(() => watchScrolling(location.pathname), [pathname]);
  return null;
}

/** @returns what ends it */
function watchScrolling(page: string): () => void {
  const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];
  const named = (fragment: string) => headings.find(({ id }) => id === decodeAddress(fragment.replace(/^#/, '')));
  let jump: { to: HTMLElement | undefined; timer: ReturnType<typeof setTimeout> } | undefined;
  let rest: { on: HTMLElement | undefined; top: number } | undefined;

  const update = () => {
    // The address is another page's as soon as Back is pressed; the headings are this one's until that page is there.
    if (location.pathname !== page || !headings[0]?.isConnected) return;
    if (rest?.top !== scrollY) rest = undefined;
    const active = jump ? jump.to : (rest?.on ?? activeHeading(headings));
    markActive(links, headings, active);
    // A place that is no heading, such as the whole content, stays in the address like one.
    if (!jump && (!rest || rest.on)) writeFragment(active?.id);
  };
  const throttled = throttle(update, CONSTANTS.sidebarAndHashScrollThrottle);
  const settle = (heading: HTMLElement | undefined) => {
    const isThere = heading ? isAtRest(heading) : location.hash !== '';
    rest = isThere ? { on: heading, top: scrollY } : undefined;
  };
  const endJump = () => {
    if (!jump) return;
    clearTimeout(jump.timer);
    settle(jump.to);
    jump = undefined;
    throttled.call();
  };
  const beginJump = (fragment: string) => {
    clearTimeout(jump?.timer);
    jump = { to: named(fragment), timer: setTimeout(endJump, LONGEST_JUMP) };
    throttled.call();
  };
  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
    if (link?.pathname === page) beginJump(link.hash);
  };
  const onPopState = () => beginJump(location.hash);

  settle(named(location.hash));
  markActive(links, headings, rest?.on ?? activeHeading(headings));
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', onPopState);
  addEventListener('scroll', throttled.call, { passive: true });
  addEventListener('scrollend', endJump);
  return () => {
    throttled.cancel();
    clearTimeout(jump?.timer);
    document.removeEventListener('click', onClick, true);
    removeEventListener('popstate', onPopState);
    removeEventListener('scroll', throttled.call);
    removeEventListener('scrollend', endJump);
  };
}

function writeFragment(id: string | undefined): void {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (location.hash === hash) return;
  // The prototype's method: Next replaces the one of `history` by its own, which tells the router.
  History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search + hash);
}
