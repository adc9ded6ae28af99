import { BACK_TO_TOP_THRESHOLD, BACK_TO_TOP_THROTTLE } from '../../browser/constants';
import { throttle } from '../../browser/throttle';

/** Shows the back-to-top button once the reader has scrolled beyond {@link BACK_TO_TOP_THRESHOLD}. */
export function watchBackToTop(signal: AbortSignal): void {
  const button = document.querySelector<HTMLButtonElement>('[data-top]');
  if (!button) return;
  const update = throttle(() => {
    button.hidden = scrollY <= BACK_TO_TOP_THRESHOLD;
  }, BACK_TO_TOP_THROTTLE);
  update();
  addEventListener('scroll', update, { passive: true, signal });
  const goUp = () => {
    scrollTo({ top: 0 });
    // Keyboard navigation continues from the top, not from the hidden button.
    document.getElementById('frame:content')?.focus({ preventScroll: true });
  };
  button.addEventListener('click', goUp, { signal });
}

/** Moves the reading progress bar in browsers without scroll-driven animations. */
export function moveReadingProgress(signal: AbortSignal): void {
  const bar = document.querySelector<HTMLElement>('[data-reading]');
  if (!bar || CSS.supports('animation-timeline', 'scroll()')) return;
  const update = () => {
    const { scrollHeight } = document.documentElement;
    const share = Math.min(1, scrollY / Math.max(1, scrollHeight - innerHeight));
    bar.style.setProperty('--read', String(share));
  };
  update();
  addEventListener('scroll', update, { passive: true, signal });
}
