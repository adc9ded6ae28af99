const ID = 'frame:sidebar';

/** Whether the browser has popovers: Chrome from 114, Safari from 17, Firefox from 125. */
const hasPopovers = () => 'popover' in HTMLElement.prototype;

/** Closes the page list drawer if it is open. */
export function closeDrawer(): void {
  const drawer = document.getElementById(ID);
  if (!hasPopovers()) drawer?.removeAttribute('data-open');
  else if (drawer?.matches(':popover-open')) drawer.hidePopover();
}

/** Opens and closes the drawer in browsers without popovers. */
export function replacePopover(): void {
  if (hasPopovers()) return;
  window.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    const drawer = document.getElementById(ID);
    if (button) drawer?.toggleAttribute('data-open');
    else if (!drawer?.contains(target as Node)) closeDrawer();
  });
}
