'use client';

import { useEffect } from 'react';
import { Icon } from '../Icon';
import { shortcutOf } from '../browser/shortcut';
import { useDialog } from '../browser/useDialog';
import styles from './Search.module.css';
// Here, because nothing of ours comes earlier on a page: React may have to make the text below anew.

// The dialog and the search engine come when a reader wants to search, not before.
const loadDialog = () => import('./SearchDialog');

/** Fetches all of it when the reader comes near, so that it is there when they type. A failure shows when they search. */
function prepare(): void {
  void loadDialog().catch(() => undefined);
  void import('./engine').then(({ loadEngine }) => loadEngine()).catch(() => undefined);
}

// Who came near before the application had started may be waiting for it; the starter has begun to fetch the engine then.
const NEAR = '[aria-keyshortcuts]:is(:hover, :focus), link[rel=modulepreload]';
if (typeof document !== 'undefined' && document.querySelector(NEAR)) prepare();

/** The search field of the header; opens the dialog by press, `/` and Ctrl or ⌘ K. */
export function Search() {
  const { open, dialog } = useDialog('The search', loadDialog);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (shortcutOf(event) !== 'search') return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [open]);

  return (
    <search className={styles.search}>
      <button
        type="button"
        className={styles.open}
        aria-label="Search documentation"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={open}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
        <span className={styles.label}>Search documentation</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {dialog}
    </search>
  );
}
