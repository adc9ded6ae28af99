import { replaceAddress } from '../browser/address';
import { targetOf } from '../browser/target';
import { activeHeading, headingOf, isAtRest, markActive } from './active-heading';

/** Events that show that the reader is scrolling. `scroll` isn't one, because the browser's own jumps also cause it. */
export const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * While the reader scrolls, marks the current heading in "On this page" and puts it in the address, without a history
 * entry. A fragment from a link, the address bar or Back stays in the address until the reader scrolls. While the page
 * rests on its target, that heading is active, even if the page is too short for it to reach the top.
 */
export class ScrollSpy {
  /** The fragment that this object last wrote. The reader asked for any other one. */
  private written = '';
  /** The requested fragment's target. While it is set, the address doesn't change. */
  private asked?: { target: HTMLElement | undefined };
  private hasSigned = false;

  /** Handles one of the {@link SIGNS}. */
  onSign = (event: Event): void => {
    // Character keys don't scroll.
    this.hasSigned ||= !(event instanceof KeyboardEvent) || event.key.length > 1 || event.key === ' ';
  };

  /** Marks the active heading, and puts it in the address unless a fragment was requested. */
  update = (): void => {
    const { hash } = location;
    if (hash !== this.written) {
      this.written = hash;
      this.asked = { target: targetOf(hash) };
      this.hasSigned = false;
    }
    const headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
    if (headings.length === 0) return;
    const { target } = this.asked ?? {};
    const resting = target && isAtRest(target) ? target : undefined;
    const active = resting ? headingOf(resting, headings) : activeHeading(headings);
    markActive([...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')], headings, active);
    if (this.hasSigned && !resting) this.asked = undefined;
    if (this.asked) return;
    const fragment = active ? `#${encodeURIComponent(active.id)}` : '';
    if (hash !== fragment) replaceAddress(location.pathname + location.search + fragment);
    this.written = location.hash;
  };
}
