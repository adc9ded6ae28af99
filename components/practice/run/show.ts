/**
 * Moves the focus to content the reader has opened, and scrolls if most of it is below the viewport.
 * @param element the element to focus
 * @param whole the element to scroll to, if it is a larger one
 */
export function show(element: HTMLElement | null, whole = element): void {
  element?.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = whole?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight || top > innerHeight * 0.6) whole?.scrollIntoView();
}
