import type { KeepMessage } from '@/lib/offline/document';
import { withBase } from '@/lib/routes/base';
import { loadPageChunks } from '../browser/page-chunks';
import { clientSite } from '../site';

/** The longest wait before the page is stored, in milliseconds, even if the browser is busy. */
const LONGEST_WAIT = 2000;

/**
 * Asks the service worker in `lib/offline` to store the current page. The worker is registered after hydration, when
 * the browser is idle, so a page that isn't used doesn't load anything.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV === 'development') return void forgetWorker();
  if (!clientSite.offlineReading) return;
  if ('requestIdleCallback' in window) requestIdleCallback(keepPage, { timeout: LONGEST_WAIT });
  else setTimeout(keepPage, LONGEST_WAIT);
}

async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    await loadChunks();
    active?.postMessage({ page: location.pathname, files: pageFiles() } satisfies KeepMessage);
  } catch {
    // If workers or storage are denied, the site works online only.
  }
}

/** Loads on-demand chunks, so that they work offline, too. Failures are reported only when a reader needs the chunk. */
async function loadChunks(): Promise<void> {
  const hasImages = document.querySelector('[data-zoom]') !== null;
  await Promise.allSettled([
    import('../search/SearchDialog'),
    hasImages && import('../islands/zoom'),
    loadPageChunks(),
  ]);
}

/** The files that scripts and stylesheets have loaded, the images, including those not yet in view, and the icon. */
function pageFiles(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = resources.filter(({ name, initiatorType }) => initiatorType === 'css' || name.includes('/_next/'));
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')];
  const images = [...document.images].map(({ src }) => src);
  return [...new Set([...loaded.map(({ name }) => name), ...images, ...icons.map(({ href }) => href)])];
}

/** Under `next dev`, removes a worker from a build at the same address, which would serve old files. */
async function forgetWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
