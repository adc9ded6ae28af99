import type { ReactNode } from 'react';
import { CALLOUT_TITLES } from '@/lib/content/mdx/words';
import styles from './Callout.module.css';

interface Props {
  /** `note` for an aside, `tip` for a better way, `warning` for what loses time, money or data. */
  type: keyof typeof CALLOUT_TITLES;
  /** Follows the word for the type, which stays: color alone would not tell it. */
  title?: string;
  children: ReactNode;
}

/** A passage that stands beside the text: a note for screen readers, not a landmark, of which a page has few and each a name of its own. */
export function Callout({ type, title, children }: Props) {
  const kind = CALLOUT_TITLES[type];
  return (
    <aside
      role="note"
      className={`${styles.callout} ${styles[type]}`}
      aria-label={title === undefined ? kind : `${kind}: ${title}`}
    >
      <p className={styles.title}>
        {title === undefined ? (
          kind
        ) : (
          <span>
            {kind}: <span className={styles.own}>{title}</span>
          </span>
        )}
      </p>
      {children}
    </aside>
  );
}
