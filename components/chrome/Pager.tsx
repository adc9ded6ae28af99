import type { Place } from '@/lib/navigation/place';
import { withBase } from '@/lib/routes/base';
import styles from './Pager.module.css';

/** Links to the previous and next page. */
export function Pager({ previous, next }: Pick<Place, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && (
        <a className={styles.previous} href={withBase(previous.path)} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.next} href={withBase(next.path)} rel="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
