const KEY = 'sidebar';

/** Keeps the page list where the reader has scrolled it, from page to page, with the current page's link in view. */
export function keepSidebarPosition(): void {
  const sidebar = document.getElementById('frame:sidebar');
  if (!sidebar) return;
  try {
    sidebar.scrollTop = Number(sessionStorage.getItem(KEY));
  } catch {
    // Without storage, the list starts at the top.
  }
  // Not when the page is left, which is too late for a page that was rendered ahead.
  const save = () => {
    try {
      sessionStorage.setItem(KEY, String(sidebar.scrollTop));
    } catch {
      // Storage is denied or full.
    }
  };
  sidebar.addEventListener('scroll', save, { passive: true });
  const link = sidebar.querySelector('[aria-current=page]');
  if (!link) return;
  // `scrollIntoView` would scroll the page, too.
  const top = link.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
  if (top < 0 || top > sidebar.clientHeight) sidebar.scrollTop += top - sidebar.clientHeight / 2;
}
