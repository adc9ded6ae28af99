'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { decodeAddress } from '@/lib/routes/address';

/**
 * Opens what is folded around the place that the address leads to, and goes there. Browsers do so by themselves when they
 * navigate, not when the client router or a script does.
 */
export function OpenTarget() {
  const pathname = usePathname();
  useEffect(() => {
    const open = () => {
      const target = location.hash && document.getElementById(decodeAddress(location.hash.slice(1)));
      const folded = target ? foldedAround(target) : [];
      if (!target || folded.length === 0) return;
      for (const details of folded) details.open = true;
      target.scrollIntoView();
    };
    // A link to the place where one is already changes no hash, and the router's own changes tell nobody.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null;
      if (link && link.pathname === location.pathname) setTimeout(open);
    };
    open();
    addEventListener('hashchange', open);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', open);
      document.removeEventListener('click', onClick);
    };
  }, [pathname]);
  return null;
}

function foldedAround(element: Element): HTMLDetailsElement[] {
  const closed = element.parentElement?.closest<HTMLDetailsElement>('details:not([open])');
  return closed ? [closed, ...foldedAround(closed)] : [];
}
