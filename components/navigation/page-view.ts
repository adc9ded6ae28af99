/**
 * Notifies other scripts, such as the one that reports page views, of a new page.
 * @param signal aborted when the reader leaves the page; if the title hasn't been set by then, the page isn't reported
 */
export function reportPageView(signal: AbortSignal): void {
  if (document.title) return void document.dispatchEvent(new Event('navigated'));
  // The router first removes the old title, and may set the new one only after the page is shown.
  const untitled = new MutationObserver(() => {
    if (!document.title) return;
    untitled.disconnect();
    document.dispatchEvent(new Event('navigated'));
  });
  untitled.observe(document.head, { childList: true, subtree: true });
  signal.addEventListener('abort', () => untitled.disconnect());
}
