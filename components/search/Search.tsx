'use client';

import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Icon } from '../Icon';
import styles from './Search.module.css';

// The dialog and the search engine come when a reader wants to search, not before.
const loadDialog = () => import('./SearchDialog');
const SearchDialog = lazy(loadDialog);

/** The search field of the header; opens the dialog by press, `/` and Ctrl or ⌘ K. */
export function Search() {
  const [isOpen, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut =
        (event.key === '/' && !isTyping(event.target)) ||
        (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey));
      if (!isShortcut || event.altKey) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <search className={styles.search}>
      <button
        type="button"
        className={styles.open}
        aria-label="Search documentation"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
      >
        <Icon name="search" />
        <span className={styles.label}>Search documentation</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={close} />
        </Suspense>
      )}
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
