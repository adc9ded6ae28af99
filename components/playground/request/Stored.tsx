import { useEffect, useId, useReducer, useRef } from 'react';
import { onStoredChange, storedItems } from '../storage/stored';
import styles from '../form/form.module.css';
import look from './live.module.css';

/** Everything that the playgrounds of the site keep in this browser, to be removed one by one or all at once. */
export function Stored() {
  const id = useId();
  const [, notice] = useReducer((count: number) => count + 1, 0);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => onStoredChange(notice), []);
  const items = storedItems();
  const remove = (some: typeof items) => {
    for (const item of some) item.remove();
    // The button that was pressed is gone.
    summary.current?.focus();
  };
  return (
    <details className={look.fold}>
      <summary ref={summary}>Kept in this browser ({items.length})</summary>
      <ul className={look.history}>
        {items.map((item, index) => (
          <li key={`${item.origin} ${item.what}`}>
            <button
              type="button"
              className={styles.textButton}
              aria-describedby={`${id}-${index}`}
              onClick={() => remove([item])}
            >
              Remove
            </button>{' '}
            <span id={`${id}-${index}`}>
              <code className={look.past}>{item.origin}</code> {item.what}
            </span>
          </li>
        ))}
      </ul>
      {items.length === 0 ? (
        <p className={styles.note}>Nothing.</p>
      ) : (
        <button type="button" className={styles.secondary} onClick={() => remove(items)}>
          Remove all
        </button>
      )}
    </details>
  );
}
