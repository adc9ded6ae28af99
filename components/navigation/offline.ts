import type { KeepMessage } from '@/lib/offline/keep';
import { withBase } from '@/lib/routes/base';
import { loadPageChunks } from '../browser/page-chunks';
import { clientSite } from '../site';

/** Milliseconds after which a page is kept, even if the browser is still busy. */
const LONGEST_WAIT = 2000;

/**
 * Has the page that is shown kept for reading it offline, by the service worker of `lib/offline`. It is registered once the
 * application is awake and the browser has nothing else to do, so a page that nobody acts on costs nothing.
 * @param isLoaded whether the page is the one that was loaded
 * @param signal is aborted when the page is left; one that is left at once is not kept
 */
export function keepForOffline(isLoaded: boolean, signal: AbortSignal): void {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV === 'development') return void forgetWorker();
  if (!clientSite.offlineReading) return;
  const start = () => {
    if (!signal.aborted) void keepPage(isLoaded);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: LONGEST_WAIT });
  else setTimeout(start, LONGEST_WAIT);
}

async function keepPage(isLoaded: boolean): Promise<void> {
  const page = location.pathname;
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    await loadChunks();
    active?.postMessage({ page, files: loadedFiles(), isLoaded } satisfies KeepMessage);
  } catch {
    // Workers or storage are denied: the site is read online, as before.
  }
}

/** Loads the chunks that otherwise come when the reader wants them: a page that is kept has them too. A failure is told to those who want one. */
async function loadChunks(): Promise<void> {
  const hasImages = document.querySelector('[data-zoom]') !== null;
  await Promise.allSettled([
    import('../search/SearchDialog'),
    hasImages && import('../islands/zoom'),
    loadPageChunks(),
  ]);
}

/** The files that stylesheets name, and chunks that were loaded on demand. The worker finds the rest in the document. */
function loadedFiles(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  return resources
    .filter(({ name, initiatorType }) => initiatorType === 'css' || name.includes('/_next/static/'))
    .map(({ name }) => name);
}

/** Under `next dev`: a worker of a build that was served at the same address would answer with old files. */
async function forgetWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
