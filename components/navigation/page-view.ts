/**
 * Tells scripts that are not part of the application, such as the one that reports page views, that another page is shown.
 * @param signal is aborted when that page is left, so that one without a title by then is not told
 */
export function reportPageView(signal: AbortSignal): void {
  if (document.title) return void document.dispatchEvent(new Event('navigated'));
  // The router takes the old title away first, and may bring the new one later than the page.
  const untitled = new MutationObserver(() => {
    if (!document.title) return;
    untitled.disconnect();
    document.dispatchEvent(new Event('navigated'));
  });
  untitled.observe(document.head, { childList: true, subtree: true });
  signal.addEventListener('abort', () => untitled.disconnect());
}
