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
    // A link to the place where one is already changes no hash, and the router's own changes tell nobody.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.pathname === location.pathname) setTimeout(openTarget);
    };
    openTarget();
    addEventListener('hashchange', openTarget);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', openTarget);
      document.removeEventListener('click', onClick);
    };
  }, [pathname]);
  return null;
}

/** Opens what is folded around the place that the address leads to, goes there, and has it marked. */
export function openTarget(): void {
  const target = location.hash && document.getElementById(decodeAddress(location.hash.slice(1)));
  if (!target) return;
  const folded = foldedAround(target);
  for (const details of folded) details.open = true;
  if (!target.matches(':target')) markTarget();
  if (folded.length > 0) target.scrollIntoView();
}

/** Goes to the address that one is at: for the browser a place is the target (`:target`) only after a navigation of its own. */
function markTarget(): void {
  const { state } = history;
  location.replace(location.hash);
  History.prototype.replaceState.call(history, state, '');
}

function foldedAround(element: Element): HTMLDetailsElement[] {
  const closed = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  return closed ? [closed, ...foldedAround(closed)] : [];
}
