import type { Frontmatter } from '@/lib/content/frontmatter';
import styles from './ReadingProgress.module.css';

/** A thin bar that shows how much of the page has been read. CSS moves it in browsers that support that. */
export function ReadingProgress({ show }: { show: Frontmatter['readingShow'] }) {
  if (show === false) return null;
  const edge = show === true ? 'top' : show;
  return <div className={`${styles.bar} ${styles[edge]}`} data-reading={edge} aria-hidden="true" />;
}
