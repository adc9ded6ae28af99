/**
 * Notifies scripts outside the application, such as the one that reports page views, of a new page.
 * @param signal aborted when the page is left, in which case a page still without a title isn't reported
 */
export function reportPageView(signal: AbortSignal): void {
  if (document.title) return void document.dispatchEvent(new Event('navigated'));
  // The router removes the old title first, and may set the new one after the page is shown.
  const untitled = new MutationObserver(() => {
    if (!document.title) return;
    untitled.disconnect();
    document.dispatchEvent(new Event('navigated'));
  });
  untitled.observe(document.head, { childList: true, subtree: true });
  signal.addEventListener('abort', () => untitled.disconnect());
}
