/**
 * Removes code blocks and tables that don't scroll from the tab order. Without scripts, all of them are in it, because
 * only a script can tell which ones scroll.
 */
export function trimTabOrder(signal: AbortSignal): void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries)
      (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
  });
  for (const scroller of document.querySelectorAll('article [role=group][tabindex]')) observer.observe(scroller);
  signal.addEventListener('abort', () => observer.disconnect());
}
