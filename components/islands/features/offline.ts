import type { KeepMessage } from '@/lib/offline/document';
import { HASHED_FOLDER } from '@/lib/routes/address';
import { withBase } from '@/lib/routes/base';

/** The addresses of each program's files, filled in by `lib/export/islands.ts`. */
declare const ISLAND_FILES: Readonly<Record<string, readonly string[]>>;

/** The longest wait before the page is stored, in milliseconds, even if the browser is busy. */
const LONGEST_WAIT = 2000;

/**
 * Asks the service worker in `lib/offline` to store the current page. The worker is registered with this module, when
 * the browser is idle, so a page that isn't used doesn't load anything.
 */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  if (process.env.NODE_ENV === 'development') return void forgetWorker();
  if (document.documentElement.dataset.offline === undefined) return;
  if ('requestIdleCallback' in window) requestIdleCallback(keepPage, { timeout: LONGEST_WAIT });
  else setTimeout(keepPage, LONGEST_WAIT);
}

async function keepPage(): Promise<void> {
  try {
    await navigator.serviceWorker.register(withBase('/sw.js'));
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ page: location.pathname, files: pageFiles() } satisfies KeepMessage);
  } catch {
    // If workers or storage are denied, the site works online only.
  }
}

/**
 * The files that scripts and stylesheets have loaded, those of the page's programs, the images, including those not yet
 * in view, and the icon.
 */
function pageFiles(): string[] {
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const loaded = resources.filter(
    ({ name, initiatorType }) => initiatorType === 'css' || name.includes(`/${HASHED_FOLDER}/`),
  );
  const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')].map(({ dataset }) => dataset.island);
  const programs = ['search', ...islands].flatMap((name = '') => ISLAND_FILES[name] ?? []);
  const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel=icon]')];
  const files = [
    ...loaded.map(({ name }) => name),
    ...programs.map((file) => new URL(file, location.href).href),
    ...[...document.images].map(({ src }) => src),
    ...icons.map(({ href }) => href),
  ];
  return [...new Set(files)];
}

/** Under `next dev`, removes a worker from a build at the same address, which would serve old files. */
async function forgetWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations()) await registration.unregister();
}
