'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { CONSTANTS } from './constants';
import { throttle } from './throttle';

/** Milliseconds after which a jump counts as over where the browser does not say `scrollend`. */
const LONGEST_JUMP = 1500;

/**
 * While the reader scrolls, marks the heading they are at in "On this page" and writes it into the address:
 * without a history entry, and without the router, which would fetch the page anew.
 * Nothing is written while a click scrolls. (After Back and Forward `ScrollMemory` has the last word on where the reader is.)
 */
export function ScrollSpy() {
  const pathname = usePathname();
  useEffect(() => {
    const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
    const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];
    let jump: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      // The page has changed under the last timer: its headings are gone.
      if (!headings[0]?.isConnected) return;
      const active = activeHeading(headings);
      markLink(links, active?.id);
      if (jump === undefined) writeHash(active?.id);
    };
    const throttled = throttle(update, CONSTANTS.sidebarAndHashScrollThrottle);
    const endJump = () => {
      clearTimeout(jump);
      jump = undefined;
    };
    const beginJump = () => {
      clearTimeout(jump);
      jump = setTimeout(endJump, LONGEST_JUMP);
    };
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a[href*="#"]')) beginJump();
    };
    markLink(links, activeHeading(headings)?.id);
    document.addEventListener('click', onClick, true);
    addEventListener('scroll', throttled.call, { passive: true });
    addEventListener('scrollend', endJump);
    return () => {
      throttled.cancel();
      endJump();
      document.removeEventListener('click', onClick, true);
      removeEventListener('scroll', throttled.call);
      removeEventListener('scrollend', endJump);
    };
  }, [pathname]);
  return null;
}

/** The last heading above the reading line, which lies where a heading comes to rest after a jump; at the end of the page the last one. */
function activeHeading(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const root = document.documentElement;
  if (scrollY > 0 && Math.ceil(scrollY + innerHeight) >= root.scrollHeight) return headings.at(-1);
  const line = Number.parseFloat(getComputedStyle(root).scrollPaddingTop) + 8;
  return headings.findLast((heading) => heading.getBoundingClientRect().top <= line);
}

function markLink(links: readonly HTMLAnchorElement[], id: string | undefined): void {
  for (const link of links) {
    if (id !== undefined && decodeURIComponent(link.hash) === `#${id}`) {
      link.setAttribute('aria-current', 'true');
      // Only the list is scrolled, never the page.
      const list = link.closest('nav');
      if (list && list.scrollHeight > list.clientHeight) list.scrollTop = link.offsetTop - list.clientHeight / 2;
    } else link.removeAttribute('aria-current');
  }
}

function writeHash(id: string | undefined): void {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (location.hash === hash) return;
  // The prototype's method: Next replaces the one of `history` by its own, which tells the router.
  History.prototype.replaceState.call(history, history.state, '', location.pathname + location.search + hash);
}
