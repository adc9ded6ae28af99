import { replaceEntry } from './history';

/**
 * Restores the scroll position on Back and Forward. Browsers would scroll to the heading in the address, which changes
 * as the reader scrolls, so the position is stored in the history entry.
 */
export class ScrollMemory {
  /** The position to restore when the page is shown after Back or Forward. */
  private top?: number;

  /** @param isShown returns whether the address is that of the page shown */
  constructor(private readonly isShown: () => boolean) {}

  /** Whether a position is about to be restored. */
  isReturning(): boolean {
    return this.top !== undefined;
  }

  /** Stores the position, unless the entry is another page's or a position is about to be restored. */
  remember(): void {
    if (this.isShown() && !this.isReturning()) replaceEntry({ ...(history.state as object | null), scrollY });
  }

  /** Stores the position before following a link, which cancels a pending Back. */
  leave(): void {
    this.top = undefined;
    this.remember();
  }

  /** Reads the position from the history entry on Back or Forward. */
  goBack(state: unknown): void {
    const top = (state as { scrollY?: unknown } | null)?.scrollY;
    this.top = typeof top === 'number' ? top : undefined;
    // On the same page, nothing arrives to trigger the restore.
    requestAnimationFrame(() => requestAnimationFrame(this.restore));
  }

  /** Scrolls to the position if the page is shown. */
  restore = (): void => {
    // The router scrolls in this frame, too.
    requestAnimationFrame(() => {
      if (!this.isShown()) return;
      if (this.top !== undefined) scrollTo({ top: this.top, behavior: 'instant' });
      this.top = undefined;
      // The router has overwritten the entry, and without a scroll event, nothing else would store the position.
      this.remember();
    });
  };
}
