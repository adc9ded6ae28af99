'use client';

import { Fragment, useEffect, useRef } from 'react';
import styles from './ShortcutsDialog.module.css';

/** Shortcuts, each with its key combinations and action. */
const SHORTCUTS: readonly { keys: readonly string[][]; does: string }[] = [
  { keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']], does: 'Search' },
  { keys: [['↑'], ['↓']], does: 'Move between search results' },
  { keys: [['Enter']], does: 'Open the selected result' },
  {
    keys: [
      ['Ctrl', 'Enter'],
      ['⌘', 'Enter'],
    ],
    does: 'Send a playground request',
  },
  { keys: [['←'], ['→']], does: 'Switch between tabs, if a tab has the focus' },
  { keys: [['Esc']], does: 'Close an open panel' },
  { keys: [['?']], does: 'Show this list' },
];

/** A dialog with all keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Keyboard shortcuts"
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop targets the dialog itself.
        if (event.target === dialog.current) dialog.current?.close();
      }}
    >
      <div className={styles.body}>
        <h2>Keyboard shortcuts</h2>
        <dl className={styles.list}>
          {SHORTCUTS.map(({ keys, does }) => (
            <div key={does}>
              <dt>
                {keys.map((combination, index) => (
                  <Fragment key={combination.join()}>
                    {index > 0 && ' or '}
                    {combination.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </Fragment>
                ))}
              </dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
        <button type="button" className={styles.close} autoFocus onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
    </dialog>
  );
}
