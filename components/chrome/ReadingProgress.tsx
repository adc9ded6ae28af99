import type { Frontmatter } from '@/lib/content/frontmatter';
import styles from './ReadingProgress.module.css';

/** How much of the page has been read, as a thin bar at an edge of the window. Styles alone move it where the browser can. */
export function ReadingProgress({ show }: { show: Frontmatter['readingShow'] }) {
  if (show === false) return null;
  const edge = show === true ? 'top' : show;
  return <div className={`${styles.bar} ${styles[edge]}`} data-reading={edge} aria-hidden="true" />;
}
