import nprogress from 'nprogress';
import {
  PROGRESS_BAR_MINIMUM,
  PROGRESS_BAR_SPEED,
  PROGRESS_BAR_TRICKLE_RATE,
  PROGRESS_BAR_TRICKLE_SPEED,
} from '../../browser/constants';

nprogress.configure({
  minimum: PROGRESS_BAR_MINIMUM,
  speed: PROGRESS_BAR_SPEED,
  // The library trickles at a random rate, but the specification sets a fixed one.
  trickle: false,
  showSpinner: false,
  // The library's template has an invalid role.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/**
 * Moves the progress bar, which `inline/leaving.ts` shows at once. nprogress takes over the element with its ID, and
 * completes it if the page stays.
 */
export function moveProgressBar(signal: AbortSignal): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  const onLeave = () => {
    clearInterval(timer);
    nprogress.start();
    timer = setInterval(() => nprogress.inc(PROGRESS_BAR_TRICKLE_RATE), PROGRESS_BAR_TRICKLE_SPEED);
  };
  const onStay = (event: Event) => {
    clearInterval(timer);
    event.preventDefault();
    nprogress.done();
  };
  document.addEventListener('leave', onLeave, { signal });
  document.addEventListener('stay', onStay, { signal });
  if (document.getElementById('nprogress')) onLeave();
}
