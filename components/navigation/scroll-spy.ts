import { activeHeading, headingOf, isAtRest, markActive } from './active-heading';
import { replaceEntry } from './history';
import { targetOf } from '../browser/target';

/** The events by which readers scroll. A page that is scrolled says nothing of them: the browser scrolls to the target too. */
export const SIGNS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * While the reader scrolls, marks the heading they are at in "On this page" and writes it into the address: without a
 * history entry, and without the router, which would fetch the page anew.
 *
 * A fragment that was asked for has the last word, whether the reader came with it, followed a link, or went back: it is not
 * touched until they scroll themselves, and where the page rests on its target that heading is the active one, also where
 * the page is too short for it to rise to the top. (`ScrollMemory` decides where Back and Forward scroll to.)
 */
export class ScrollSpy {
  private headings: readonly HTMLElement[] = [];
  private links: readonly HTMLAnchorElement[] = [];
  /** There as long as the address is not to be touched. */
  private asked?: { target: HTMLElement | undefined };
  private hasSigned = false;

  /** Begins with the headings of the page that is shown now. */
  arrive(): void {
    this.headings = [...document.querySelectorAll<HTMLElement>('article :is(h2, h3, h4)[id]')];
    this.links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="On this page"] a')];
    this.asked = undefined;
    if (location.hash) this.ask(location.hash);
    this.mark();
  }

  /** Leaves the fragment in the address alone, because it was asked for, until the reader scrolls. */
  ask(fragment: string): void {
    this.asked = { target: targetOf(fragment) };
    this.hasSigned = false;
  }

  /** Takes one of the {@link SIGNS}. */
  onSign = (event: Event): void => {
    // Keys that write are the reader's too, but scroll nothing.
    this.hasSigned ||= !(event instanceof KeyboardEvent) || event.key.length > 1 || event.key === ' ';
  };

  /** Marks the active heading, and writes it into the address if that is free. */
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

  /** The target that was asked for, if the page rests on it. */
  private resting(): HTMLElement | undefined {
    const target = this.asked?.target;
    return target && isAtRest(target) ? target : undefined;
  }
}

function writeFragment(id: string | undefined): void {
  const hash = id === undefined ? '' : `#${encodeURIComponent(id)}`;
  if (location.hash !== hash) replaceEntry(history.state, location.pathname + location.search + hash);
}
