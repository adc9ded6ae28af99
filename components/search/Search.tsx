import { Icon } from '../Icon';
import styles from './Search.module.css';

/**
 * The search button in the header, and its dialog, whose field is part of the document so that it takes the first key.
 * `/` and Ctrl or ⌘ K also open it (see `inline/dialogs.ts`), and `program.ts` fills it.
 */
export function Search() {
  return (
    <search className={styles.search}>
      <button
        type="button"
        className={styles.open}
        data-opens="search"
        aria-label="Search documentation"
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Icon name="search" />
        <span className={styles.label}>Search</span>
        <kbd className={styles.key}>/</kbd>
      </button>
      <dialog id="frame:search" className={styles.dialog} aria-label="Search documentation">
        <div className={styles.body}>
          <div className={styles.field}>
            <Icon name="search" />
            <input
              type="search"
              className={styles.input}
              placeholder="Search documentation"
              aria-label="Search documentation"
              role="combobox"
              aria-expanded="false"
              aria-controls="frame:results"
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="go"
            />
            <button type="button" className={styles.close} data-close="">
              Close
            </button>
          </div>
          <div data-help="">
            <p role="status" className={styles.waiting}>
              Loading the search…
            </p>
          </div>
          <div data-results="">
            <div id="frame:results" role="listbox" aria-label="Results" />
          </div>
          <p className={styles.hint}>
            <kbd>↑</kbd> <kbd>↓</kbd> to select, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
          </p>
        </div>
      </dialog>
    </search>
  );
}
