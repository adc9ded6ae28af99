import { Fragment } from 'react';
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

/** A dialog with all keyboard shortcuts, which `inline/dialogs.ts` opens. */
export function ShortcutsDialog() {
  return (
    <dialog id="frame:shortcuts" className={styles.dialog} aria-label="Keyboard shortcuts">
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
        <button type="button" className={styles.close} data-close="">
          Close
        </button>
      </div>
    </dialog>
  );
}
