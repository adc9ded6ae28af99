import { activeHeading, headingOf, isAtRest, markActive } from './active-heading';
import { replaceEntry } from './history';
import { targetOf } from '../browser/target';

/** Events that show that the reader is scrolling. `scroll` isn't one, because the browser's own jumps also cause it. */
export const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * While the reader scrolls, marks the current heading in "On this page" and puts it in the address, without a history
 * entry and without the router, which would refetch the page. A fragment from a link, the address bar or Back stays in
 * the address until the reader scrolls. While the page rests on its target, that heading is active, even if the page is
 * too short for it to reach the top. (`ScrollMemory` decides where Back and Forward scroll to.)
 */
export class ScrollSpy {
  private headings: readonly HTMLElement[] = [];
  private links: readonly HTMLAnchorElement[] = [];
  /** The requested fragment's target. While it is set, the address doesn't change. */
  private asked?: { target: HTMLElement | undefined };
  private hasSigned = false;

  /** Starts over with the headings of the new page. */
  arrive(): void {
    this.headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
    this.links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];
    this.asked = undefined;
    if (location.hash) this.ask(location.hash);
    this.mark();
  }

  /** Keeps a requested fragment in the address until the reader scrolls. */
  ask(fragment: string): void {
    this.asked = { target: targetOf(fragment) };
    this.hasSigned = false;
  }

  /** Handles one of the {@link SIGNS}. */
  onSign = (event: Event): void => {
    // Character keys don't scroll.
    this.hasSigned ||= !(event instanceof KeyboardEvent) || event.key.length > 1 || event.key === ' ';
  };

  /** Marks the active heading, and puts it in the address unless a fragment was requested. */
  update(): void {
    if (!this.headings[0]?.isConnected) return;
    if (this.hasSigned && !this.resting()) this.asked = undefined;
    const active = this.mark();
    if (!this.asked) writeFragment(active?.id);
  }

  private mark(): HTMLElement | undefined {
    const resting = this.resting();
    const active = resting ? headingOf(resting, this.headings) : activeHeading(this.headings);
    markActive(this.links, this.headings, active);
    return active;
  }

  /** The requested target, if the page rests on it. */
  private resting(): HTMLElement | undefined {
    const target = this.asked?.target;
    return target && isAtRest(target) ? target : undefined;
  }
}

function writeFragment(id: string | undefined): void {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (location.hash !== hash) replaceEntry(history.state, location.pathname + location.search + hash);
}
