'use client';

import { useEffect } from 'react';
import { Icon } from '../Icon';
import { shortcutOf } from '../browser/shortcut';
import { useDialog } from '../browser/useDialog';
import styles from './Search.module.css';

const loadDialog = () => import('./SearchDialog');

/** Preloads the dialog and the engine on hover or focus. Failures are reported when the reader searches. */
function prepare(): void {
  void loadDialog().catch(() => undefined);
  void import('./engine').then(({ loadEngine }) => loadEngine()).catch(() => undefined);
}

// If the reader hovered over the field before hydration, the starter is already preloading the engine.
const NEAR = '[aria-keyshortcuts]:is(:hover, :focus), link[rel=modulepreload]';
if (typeof document !== 'undefined' && document.querySelector(NEAR)) prepare();

/** The search button in the header. `/` and Ctrl or ⌘ K also open the dialog. */
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
