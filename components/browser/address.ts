/**
 * Changes the address without a history entry, and without the router, which would render the page again. Does nothing
 * if the browser refuses, as Safari does after a hundred changes within seconds.
 */
export function replaceAddress(url: string): void {
  try {
    History.prototype.replaceState.call(history, history.state, '', url);
  } catch {
    // The old address still leads to this page.
  }
}
