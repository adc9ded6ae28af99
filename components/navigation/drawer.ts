/** Closes the drawer with the list of pages, if it is open. */
export function closeDrawer(): void {
  document.querySelector<HTMLElement>('[popover]:popover-open')?.hidePopover();
}
