/** Closes the page list drawer if it is open. */
export function closeDrawer(): void {
  // In browsers without popovers, the selector is invalid.
  if (!('popover' in HTMLElement.prototype)) return;
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
