/**
 * Brings what a press has opened to the reader: moves the focus there, and scrolls where most of it stands below the screen.
 * @param element takes the focus
 * @param whole what is scrolled to, where that is more
 */
export function show(element: HTMLElement | null, whole = element): void {
  element?.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = whole?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight || top > innerHeight * 0.6) whole?.scrollIntoView();
}
