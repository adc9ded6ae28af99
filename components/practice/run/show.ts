/**
 * Focuses content the reader opened. Scrolls if most of it is below the viewport.
 * @param whole the element to scroll to, if it isn't the focused one
 */
export function show(element: HTMLElement | null, whole = element): void {
  element?.focus({ preventScroll: true });
  const { top = 0, bottom = 0 } = whole?.getBoundingClientRect() ?? {};
  if (bottom > innerHeight || top > innerHeight * 0.6) whole?.scrollIntoView();
}
