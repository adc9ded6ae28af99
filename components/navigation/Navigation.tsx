'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { createDispatcher, type Dispatcher } from './dispatcher';

/** Creates the dispatcher, and passes it events that only React and the router know about. */
export function Navigation() {
  const router = useRouter();
  const pathname = usePathname();
  const [isUnderWay, startTransition] = useTransition();
  const dispatcher = useRef<Dispatcher>(undefined);

  useEffect(() => {
    const made = createDispatcher({
      open: (address) => startTransition(() => router.push(address)),
      prefetch: (address) => router.prefetch(address),
    });
    dispatcher.current = made;
    return made.destroy;
  }, [router]);
  useEffect(() => {
    if (!isUnderWay) dispatcher.current?.end();
  }, [isUnderWay]);
  useEffect(() => dispatcher.current?.arrive(), [pathname]);
  return null;
}
