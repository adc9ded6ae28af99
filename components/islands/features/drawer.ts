import { closeDrawer } from '../../browser/drawer';
import { showInList } from '../../browser/scroll';

/**
 * Closes the drawer when the focus leaves it, because it must not cover the focused element. When it opens, the link to
 * the section being read is in view.
 */
export function watchDrawer(signal: AbortSignal): void {
  const sidebar = document.getElementById('frame:sidebar');
  if (!sidebar) return;
  const onBlur = ({ relatedTarget: next }: FocusEvent) => {
    if (next instanceof Node && !sidebar.contains(next)) closeDrawer();
  };
  const onToggle = () => {
    const link = sidebar.querySelector('a[href^="#"][aria-current]');
    if (link) showInList(sidebar, link);
  };
  sidebar.addEventListener('focusout', onBlur, { signal });
  sidebar.addEventListener('toggle', onToggle, { signal });
}
