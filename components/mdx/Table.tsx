import type { ComponentProps } from 'react';
import styles from './Table.module.css';

type Props = ComponentProps<'table'> & {
  /** How many columns it has if they are too many for a phone, where each row then is a list of labels and values. */
  'data-columns'?: number;
};

/** A table that scrolls inside its own edge; its first column stays. */
export function Table({ children, 'data-columns': columns }: Props) {
  return (
    // Focusable, so that a wide table can be scrolled by keyboard.
    <div className={styles.scroller} tabIndex={0} role="group" aria-label="Table">
      <table className={styles.table} data-columns={columns}>
        {children}
      </table>
    </div>
  );
}
