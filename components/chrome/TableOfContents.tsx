import type { Heading } from '@/lib/content/page';
import styles from './TableOfContents.module.css';

interface Props {
  headers: readonly Heading[];
  /** 1 lists h2, 2 lists h2 and h3, 3 lists h2 to h4, 0 lists nothing. */
  depth: number;
  form: 'column' | 'disclosure';
}

/**
 * "On this page": a column next to the article on wide screens, and a disclosure under the title on narrow ones.
 */
export function TableOfContents({ headers, depth, form }: Props) {
  const listed = headers.filter(({ level }) => level <= depth + 1);
  if (listed.length < 2) return null;
  const list = (
    <ol className={styles.list}>
      {listed.map(({ level, title, slug }) => (
        <li key={slug} data-level={level}>
          <a href={`#${slug}`}>{title}</a>
        </li>
      ))}
    </ol>
  );
  if (form === 'column') {
    return (
      <nav className={styles.column} aria-label="On this page">
        <p className={styles.title}>On this page</p>
        {list}
      </nav>
    );
  }
  return (
    <details className={styles.disclosure} data-pagefind-ignore="">
      <summary>On this page</summary>
      <nav aria-label="On this page">{list}</nav>
    </details>
  );
}
