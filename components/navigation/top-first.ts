/** Milliseconds after which the whole page is laid out, even if the browser is still busy. */
const LONGEST_WAIT = 200;

/**
 * Shows the top of a page that a link led to before its rest is laid out, for which a slow phone takes longer than for the
 * top. `prose.module.css` has the rules. They hold from the moment that React puts the page in place, before the router
 * makes the browser lay it out, until the browser is idle after two frames. Back and Forward lead to any place of a page, so
 * nothing waits for them.
 */
export class TopFirst {
  private isExpected = false;

  /** Says whether the next page is one to be read from its top: then what is far below may come after the first paint. */
  expect(isAtTop: boolean): void {
    this.isExpected = isAtTop;
  }

  /** Holds the rest of the page back for a moment, if it was said that the page is read from its top. */
  begin(): void {
    if (!this.isExpected) return;
    this.isExpected = false;
    document.documentElement.dataset.arriving = '';
    requestAnimationFrame(() => requestAnimationFrame(whenIdle));
  }

  /** Shows the whole page at once, this one and the next. */
  end(): void {
    this.isExpected = false;
    showRest();
  }
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(showRest, { timeout: LONGEST_WAIT });
  else showRest();
}

function showRest(): void {
  delete document.documentElement.dataset.arriving;
}
