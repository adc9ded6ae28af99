import { replaceEntry } from './history';

/**
 * Brings Back and Forward to where the reader was. The browser alone would go to the heading in the address, which follows
 * the scrolling; so the place is kept in the history entry itself.
 */
export class ScrollMemory {
  /** How far down the reader was on the page that Back or Forward leads to; waits for that page to be there. */
  private top?: number;

  /** @param isShown tells whether the address is that of the page that is shown */
  constructor(private readonly isShown: () => boolean) {}

  /** Whether Back or Forward leads to a place that was remembered. */
  isReturning(): boolean {
    return this.top !== undefined;
  }

  /** Keeps the place in the entry, unless it belongs to another page or is about to be restored. */
  remember(): void {
    if (this.isShown() && !this.isReturning()) replaceEntry({ ...(history.state as object | null), scrollY });
  }

  /** Keeps the place in the entry before the reader leaves it, also for another page than the one that Back waits for. */
  leave(): void {
    this.top = undefined;
    this.remember();
  }

  /** Takes the place of the entry that Back or Forward leads to. */
  goBack(state: unknown): void {
    const top = (state as { scrollY?: unknown } | null)?.scrollY;
    this.top = typeof top === 'number' ? top : undefined;
    // Within one page nothing arrives that would say when to go.
    requestAnimationFrame(() => requestAnimationFrame(this.restore));
  }

  /** Goes to the place once the page is there; does nothing before. */
  restore = (): void => {
    // After the router's own scrolling, which comes in the same frame.
    requestAnimationFrame(() => {
      if (!this.isShown()) return;
      if (this.top !== undefined) scrollTo({ top: this.top, behavior: 'instant' });
      this.top = undefined;
      // The router writes the entry anew, and where nothing is scrolled nothing else would say it again.
      this.remember();
    });
  };
}
