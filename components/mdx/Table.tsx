import type { ComponentProps } from 'react';
import styles from './Table.module.css';

type Props = ComponentProps<'table'> & {
  /**
   * The number of columns, if there are too many for a phone. Rows then become lists of labels and values on phones,
   * and in any narrow place if there are more than three columns.
   */
  'data-columns'?: number;
  /** The heading above, which names the table for screen readers. */
  'data-name'?: string;
};

/** A table that scrolls horizontally, with a sticky first column. */
export function Table({ children, 'data-columns': columns = 0, 'data-name': name }: Props) {
  return (
    // The table can have focus, so that it can be scrolled by keyboard.
    <div
      className={columns > 3 ? styles.many : styles.scroller}
      tabIndex={0}
      role="group"
      aria-label={name ? `Table: ${name}` : 'Table'}
    >
      <table className={styles.table} data-columns={columns || undefined}>
        {children}
      </table>
    </div>
  );
}
