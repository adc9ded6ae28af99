/** Closes the drawer with the list of pages, if it is open. */
export function closeDrawer(): void {
  // A browser without popovers does not support the selector either.
  if (!('popover' in HTMLElement.prototype)) return;
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
