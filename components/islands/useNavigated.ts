import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent, useRef } from 'react';

/** Runs `react` after each navigation inside the site, when the other page is there; not for the page that was loaded. */
export function useNavigated(react: () => void): void {
  const pathname = usePathname();
  const shown = useRef(pathname);
  const onNavigated = useEffectEvent(react);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onNavigated();
  }, [pathname]);
}
