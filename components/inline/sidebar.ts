import { showInList } from '../browser/scroll';
import { keepRight } from '../browser/shown';
import { readStored, writeStored } from '../browser/storage';

const NAME = 'sidebar';

/** Keeps the page list where the reader has scrolled it, from page to page, with the current page's link in view. */
export function keepSidebarPosition(): void {
  const sidebar = document.getElementById('frame:sidebar');
  if (!sidebar) return;
  let isMoving = false;
  keepRight(() => {
    const before = sidebar.scrollTop;
    sidebar.scrollTop = Number(readStored('sessionStorage', NAME));
    const link = sidebar.querySelector('[aria-current=page]');
    if (link) showInList(sidebar, link);
    isMoving = sidebar.scrollTop !== before;
  });
  // Not when the page is left, which is too late for a page that was rendered ahead.
  const save = () => {
    if (!isMoving) writeStored('sessionStorage', NAME, String(sidebar.scrollTop));
    isMoving = false;
  };
  sidebar.addEventListener('scroll', save, { passive: true });
}
