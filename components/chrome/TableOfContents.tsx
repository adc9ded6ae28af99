'use client';

import type { Anchor, Heading } from '@/lib/content/page';
import styles from './TableOfContents.module.css';

interface Props {
  headers: readonly Heading[];
  /** Anchors under headings, such as parameters and fields. They are shown collapsed. */
  anchors?: readonly Anchor[];
  /** 1 lists h2, 2 lists h2 and h3, 3 lists h2 to h4, 0 lists nothing. */
  depth: number;
  form: 'column' | 'disclosure';
}

/**
 * "On this page": a column next to the article on wide screens, and a disclosure under the title on narrow ones and in
 * the API reference, whose samples use the column. It is a client component, so the payload contains the headings only
 * once.
 */
export function TableOfContents({ headers, anchors = [], depth, form }: Props) {
  const listed = headers.filter(({ level }) => level <= depth + 1);
  if (listed.length < 2) return null;
  const list = (
    <ol className={styles.list}>
      {listed.map(({ level, title, slug }) => (
        <li key={slug} data-level={level}>
          <a href={`#${slug}`}>{title}</a>
          <Places title={title} anchors={anchors.filter(({ under }) => under === slug)} />
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

/** Anchors under a heading, collapsed so that readers looking for an operation can skip fields. */
function Places({ title, anchors }: { title: string; anchors: readonly Anchor[] }) {
  if (anchors.length === 0) return null;
  return (
    <details className={styles.places}>
      <summary>
        <span className="visually-hidden">Fields of {title}</span>
      </summary>
      <ol>
        {anchors.map(({ slug, title: name, level }) => (
          <li key={slug} data-place={level}>
            <a href={`#${slug}`}>{name}</a>
          </li>
        ))}
      </ol>
    </details>
  );
}
