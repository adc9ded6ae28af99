/**
 * Keeps a page up to date with stored values: calls `refresh` now, when a prerendered page is shown, when Back restores
 * a page, and when another tab changes a value.
 */
export function keepRight(refresh: () => void): void {
  refresh();
  addEventListener('pageshow', refresh);
  addEventListener('storage', refresh);
  document.addEventListener('prerenderingchange', refresh);
}

/** Runs a function once the reader sees the page, which may have been rendered ahead. */
export function whenShown(run: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', run, { once: true });
  else run();
}
