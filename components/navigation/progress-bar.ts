import nprogress from 'nprogress';
import { CONSTANTS } from '../browser/constants';
import { tellFault } from '../browser/fault';
import './progress-bar.css';

nprogress.configure({
  minimum: CONSTANTS.progressBarMinimum,
  speed: CONSTANTS.progressBarSpeed,
  // The library creeps by a random share of the rate; the specification names the rate, so the creeping is done here.
  trickle: false,
  showSpinner: false,
  // Its own template has a role that does not exist.
  template: '<div class="bar"></div>',
  barSelector: '.bar',
});

/**
 * Milliseconds until the bar is there. To put it there makes the browser lay the page out, which would delay a page that is
 * there at once; for such a page the bar says that something has happened.
 */
const DELAY = 150;

type Timer = ReturnType<typeof setTimeout>;

/** The progress bar at the top of the window. */
export class ProgressBar {
  private creeping?: Timer;
  /** There until the bar can be completed: before it is shown, and while it moves to its minimum. */
  private waiting?: Timer;
  /** There while a navigation is under way. */
  private fallback?: Timer;

  /**
   * Shows the bar until {@link finish}. A page that takes longer than {@link CONSTANTS.chunkLoadTimeout} is asked for in the
   * plain way, which the reader is told.
   * @param address where the navigation leads
   */
  start(address: string): void {
    clearInterval(this.creeping);
    clearTimeout(this.waiting);
    clearTimeout(this.fallback);
    this.fallback = setTimeout(() => {
      this.finish();
      tellFault('The next page is slow to load. Trying another way.');
      location.assign(address);
    }, CONSTANTS.chunkLoadTimeout);
    this.waiting = setTimeout(this.begin, DELAY);
  }

  /** Completes the bar. */
  finish(): void {
    clearInterval(this.creeping);
    clearTimeout(this.fallback);
    this.fallback = undefined;
    if (this.waiting === undefined) nprogress.done();
  }

  private begin = (): void => {
    // The library would take a bar away together with the last one, if that still fades: it is waited for.
    const isFading = nprogress.isRendered() && !nprogress.isStarted();
    this.waiting = isFading ? setTimeout(this.begin, CONSTANTS.progressBarSpeed / 4) : undefined;
    if (isFading) return;
    nprogress.start();
    if (this.fallback !== undefined)
      this.creeping = setInterval(
        () => nprogress.inc(CONSTANTS.progressBarTrickleRate),
        CONSTANTS.progressBarTrickleSpeed,
      );
    // The library would not wait: a bar that is completed at once is never seen at its minimum.
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      if (this.fallback === undefined) nprogress.done();
    }, CONSTANTS.progressBarSpeed);
  };
}
