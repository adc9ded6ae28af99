import nprogress from 'nprogress';
import { CONSTANTS } from '../browser/constants';
import { tellFault } from '../browser/fault';
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

type Timer = ReturnType<typeof setTimeout>;

/** The progress bar at the top of the window. */
export class ProgressBar {
  private creeping?: Timer;
  /** The timer until the bar is shown and has moved to its minimum. Until then, the bar can't be completed. */
  private waiting?: Timer;
  /** The timer until the document is loaded instead. Set during a navigation. */
  private fallback?: Timer;

  /**
   * Shows the bar until {@link finish}. After {@link CONSTANTS.chunkLoadTimeout}, shows a notice and loads the
   * document.
   * @param address the navigation's target
   */
  start(address: string): void {
    clearInterval(this.creeping);
    clearTimeout(this.waiting);
    clearTimeout(this.fallback);
    this.fallback = setTimeout(() => {
      this.finish();
      tellFault('The page is slow to load. Trying a full page load.');
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
    // If the previous bar is still fading, wait. Otherwise, the library would remove both bars.
    const isFading = nprogress.isRendered() && !nprogress.isStarted();
    this.waiting = isFading ? setTimeout(this.begin, CONSTANTS.progressBarSpeed / 4) : undefined;
    if (isFading) return;
    nprogress.start();
    if (this.fallback !== undefined)
      this.creeping = setInterval(
        () => nprogress.inc(CONSTANTS.progressBarTrickleRate),
        CONSTANTS.progressBarTrickleSpeed,
      );
    // If the bar were completed earlier, its minimum would never be visible.
    this.waiting = setTimeout(() => {
      this.waiting = undefined;
      if (this.fallback === undefined) nprogress.done();
    }, CONSTANTS.progressBarSpeed);
  };
}
