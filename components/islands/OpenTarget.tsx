'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { decodeAddress } from '@/lib/routes/address';

/**
 * Opens what is folded around the place that the address leads to, goes there, and has it marked. Browsers do so by
 * themselves when they navigate, not when the client router or a script does.
 */
export function OpenTarget() {
  const pathname = usePathname();
  useEffect(() => {
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, []);
  useEffect(() => {
    // A link to the place where one is already changes no hash, and the router's own changes tell nobody.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.pathname === location.pathname) setTimeout(openTarget);
    };
    openTarget();
    if (!isReturning) markTarget();
    isReturning = false;
    addEventListener('hashchange', openTarget);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', openTarget);
      document.removeEventListener('click', onClick);
    };
  }, [pathname]);
  return null;
}

/** Whether Back or Forward led here: then the reader comes back to where they were, not to the place in the address. */
let isReturning = false;

/** An entry without a state is the one that marking makes. */
function onPopState({ state }: PopStateEvent): void {
  if (state !== null) isReturning = true;
}

/** Opens what is folded around the place that the address leads to, and goes there. */
export function openTarget(): void {
  const target = findTarget();
  if (!target) return;
  const folded = foldedAround(target);
  for (const details of folded) details.open = true;
  if (folded.length > 0) target.scrollIntoView();
}

/** Goes to the address that one is at: for the browser a place is the target (`:target`) only after a navigation of its own. */
export function markTarget(): void {
  if (findTarget()?.matches(':target') ?? true) return;
  const { state } = history;
  location.replace(location.hash);
  History.prototype.replaceState.call(history, state, '');
}

function findTarget(): HTMLElement | null {
  return location.hash === '' ? null : document.getElementById(decodeAddress(location.hash.slice(1)));
}

function foldedAround(element: Element): HTMLDetailsElement[] {
  const closed = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  return closed ? [closed, ...foldedAround(closed)] : [];
}
