import type { Place } from '@/lib/navigation/place';
import styles from './Pager.module.css';

/** The pages before and after this one. */
export function Pager({ previous, next }: Pick<Place, 'previous' | 'next'>) {
  if (!previous && !next) return null;
  return (
    <nav className={styles.pager} aria-label="Previous and next page">
      {previous && (
        <a className={styles.previous} href={previous.path} rel="prev">
          <span>Previous</span>
          {previous.title}
        </a>
      )}
      {next && (
        <a className={styles.next} href={next.path} rel="next">
          <span>Next</span>
          {next.title}
        </a>
      )}
    </nav>
  );
}
