'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';
import type { KeepMessage } from '@/lib/offline/keep';
import { withBase } from '@/lib/routes/base';
import { clientSite } from '../site';

/** Milliseconds after which a page is kept, even if the browser is still busy. */
const LONGEST_WAIT = 2000;

/**
 * Has each page that is read kept for reading it offline, by the service worker of `lib/offline`. It is registered once the
 * application is awake and the browser has nothing else to do, so a page that nobody acts on costs nothing.
 */
export function OfflineReading() {
  const pathname = usePathname();
  const loaded = useRef(pathname);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    if (process.env.NODE_ENV === 'development') return void forgetWorker();
    if (!clientSite.offlineReading) return;
    const isLoaded = loaded.current === pathname;
    loaded.current = '';
    const start = () => void keepPage(isLoaded);
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(start, LONGEST_WAIT);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(start, { timeout: LONGEST_WAIT });
    return () => cancelIdleCallback(idle);
  }, [pathname]);
  return null;
}

async function keepPage(isLoaded: boolean): Promise<void> {
  const page = location.pathname;
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    await loadIslands();
    active?.postMessage({ type: 'keep', page, files: loadedFiles(), isLoaded } satisfies KeepMessage);
  } catch {
    // Workers or storage are denied: the site is read online, as before.
  }
}

/** Loads what islands load when the reader wants it: a page that is kept has it too. Who wants it in vain is told so there. */
async function loadIslands(): Promise<void> {
  const hasImages = document.querySelector('[data-zoom]') !== null;
  await Promise.allSettled([import('../search/SearchDialog'), hasImages && import('./zoom')]);
}

/** What stylesheets name, what islands have loaded, and what has been searched; the worker finds the rest in the document. */
function loadedFiles(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const folders = ['/_next/static/', `/${clientSite.searchBundle}/`];
  return resources
    .filter(({ name, initiatorType }) => initiatorType === 'css' || folders.some((folder) => name.includes(folder)))
    .map(({ name }) => name);
}

/** Under `next dev`: a worker of a build that was served at the same address would answer with old files. */
async function forgetWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
