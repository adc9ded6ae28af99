import nprogress from 'nprogress';
import { CONSTANTS } from '../browser/constants';
import './progress-bar.css';

nprogress.configure({
  minimum: CONSTANTS.progressBarMinimum,
  speed: CONSTANTS.progressBarSpeed,
  // The library trickles at a random rate, but the specification sets a fixed one.
  trickle: false,
  showSpinner: false,
  // The library's template has an invalid role.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/** Milliseconds before the bar is shown. Laying out the bar would slow down pages that load immediately. */
const DELAY = 150;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows the progress bar at the top of the window until {@link finishProgress}. */
export function startProgress(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    nprogress.start();
    timer = setInterval(() => nprogress.inc(CONSTANTS.progressBarTrickleRate), CONSTANTS.progressBarTrickleSpeed);
  }, DELAY);
}

/** Completes the progress bar if it is shown. */
export function finishProgress(): void {
  clearTimeout(timer);
  nprogress.done();
}
