'use client';

import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { Icon } from '../Icon';
import { loadChunk } from '../browser/fault';
import styles from './Search.module.css';
// Here, because nothing of ours comes earlier on a page: React may have to make the text below anew.
import '../browser/trusted-html';

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
  const [isOpen, setOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<{ onClose: () => void }>>();
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    if (!isOpen || Dialog) return;
    // Not `lazy`: it throws what failed at React, which takes the page down, and never tries again.
    loadChunk('The search', loadDialog).then((module) => setDialog(() => module.default), close);
  }, [isOpen, Dialog, close]);

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
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
        <span className={styles.label}>Search documentation</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      {isOpen && Dialog && <Dialog onClose={close} />}
    </search>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
