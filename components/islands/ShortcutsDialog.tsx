'use client';

import { Fragment, useEffect, useRef } from 'react';
import styles from './ShortcutsDialog.module.css';

/** Each action, and the key combinations for it. */
const SHORTCUTS: readonly (readonly [does: string, ...combinations: string[]])[] = [
  ['Search', '/', 'Ctrl K', '⌘ K'],
  ['Move between search results', '↑', '↓'],
  ['Open the selected result', 'Enter'],
  ['Send a playground request', 'Ctrl Enter', '⌘ Enter'],
  ['Switch between tabs, if a tab has the focus', '←', '→'],
  ['Close an open panel', 'Esc'],
  ['Show this list', '?'],
];

/** A dialog with all keyboard shortcuts. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label="Keyboard shortcuts" closedby="any" onClose={onClose}>
      <div className={styles.body}>
        <h2>Keyboard shortcuts</h2>
        <dl className={styles.list}>
          {SHORTCUTS.map(([does, ...combinations]) => (
            <div key={does}>
              <dt>
                {combinations.map((combination, index) => (
                  <Fragment key={combination}>
                    {index > 0 && ' or '}
                    {combination.split(' ').map((key) => (
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
