import { showArrivalMarks } from '../search/marks';
import { watchCopyButtons } from './features/copy';
import { showCourseProgress } from './features/course-progress';
import { watchDrawer } from './features/drawer';
import { showNearestPages } from './features/not-found';
import { keepForOffline } from './features/offline';
import { moveProgressBar } from './features/progress-bar';
import { moveReadingProgress, watchBackToTop } from './features/scroll-position';
import { watchHeadings } from './features/scroll-spy';
import { watchSearch } from './features/search';
import { trimTabOrder } from './features/tab-order';
import { watchIslands } from './island';

const FEATURES = [
  watchIslands,
  watchSearch,
  watchCopyButtons,
  watchBackToTop,
  moveReadingProgress,
  moveProgressBar,
  watchHeadings,
  watchDrawer,
  trimTabOrder,
  showCourseProgress,
  showNearestPages,
  showArrivalMarks,
  keepForOffline,
];

/**
 * Makes the document interactive: each feature is independent of the others, and one that fails doesn't stop them. In
 * an export, `inline/waker.ts` loads this module at the first sign of reading. Under `next dev`, `app/template.dev.tsx`
 * calls it.
 * @returns a function that undoes it
 */
export function start(): () => void {
  const life = new AbortController();
  for (const feature of FEATURES) {
    try {
      feature(life.signal);
    } catch (error) {
      reportError(error);
    }
  }
  document.documentElement.dataset.ready = '';
  document.dispatchEvent(new Event('ready'));
  return () => life.abort();
}
