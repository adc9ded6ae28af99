/** Closes the page-list drawer if it is open. */
export function closeDrawer(): void {
  // Without popovers, the selector would be invalid.
  if (!('popover' in HTMLElement.prototype)) return;
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
