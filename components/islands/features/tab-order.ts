/**
 * Leaves only those code blocks and tables in the tab order that have something to scroll. Without scripts, all are in
 * it, because no browser without this feature tells which ones readers couldn't reach otherwise.
 */
export function trimTabOrder(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  for (const scroller of document.querySelectorAll('article [role=group][tabindex]')) observer.observe(scroller);
  signal.addEventListener('abort', () => observer.disconnect());
}
