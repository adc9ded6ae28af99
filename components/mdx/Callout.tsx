import type { ReactNode } from 'react';
import { CALLOUT_TITLES } from '@/lib/content/mdx/words';
import styles from './Callout.module.css';

interface Props {
  /** `note` for an aside, `tip` for a better way, `warning` for anything that loses time, money or data. */
  type: keyof typeof CALLOUT_TITLES;
  /** The title after the type's name. */
  title?: string;
  children: ReactNode;
}

/**
 * A note. It isn't an `aside`, which Firefox's Reader View leaves out, and because pages should have few landmarks,
 * each with a name.
 */
export function Callout({ type, title, children }: Props) {
  const kind = CALLOUT_TITLES[type];
  return (
    <div
      role="note"
      className={`${styles.callout} ${styles[type]}`}
      aria-label={title === undefined ? kind : `${kind}: ${title}`}
    >
      {children}
    </div>
  );
}

/** A callout's heading, which the compiler adds. It names the type, because color alone isn't enough. */
export function CalloutTitle({ type, children }: Pick<Props, 'type'> & { children?: ReactNode }) {
  const kind = CALLOUT_TITLES[type];
  return (
    <p className={styles.title}>
      {children === undefined ? (
        kind
      ) : (
        <span>
          {kind}: <span className={styles.own}>{children}</span>
        </span>
      )}
    </p>
  );
}
