import type { ComponentProps } from 'react';
import styles from './Table.module.css';

/** A table that scrolls inside its own edge; its first column stays. */
export function Table({ children }: ComponentProps<'table'>) {
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    <div className={styles.scroller} tabIndex={0} role="group" aria-label="Table">
      <table className={styles.table}>{children}</table>
    </div>
  );
}
