import type { ReactNode } from 'react';
import { CALLOUT_TITLES } from '@/lib/content/mdx/words';
import styles from './Callout.module.css';

interface Props {
  /** `note` for an aside, `tip` for a better way, `warning` for anything that loses time, money or data. */
  type: keyof typeof CALLOUT_TITLES;
  /** The title after the type's name, which is always shown because color alone isn't enough. */
  title?: string;
  children: ReactNode;
}

/** An aside. Screen readers announce it as a note, because pages should have few landmarks, each with a name. */
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
