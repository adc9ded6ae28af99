import type { ReactNode } from 'react';
import styles from './Cards.module.css';
import { Link } from './Link';

/** A grid of {@link Card}s. */
export function Cards({ children }: { children: ReactNode }) {
  return <div className={styles.cards}>{children}</div>;
}

interface CardProps {
  title: string;
  href: string;
  /** One sentence on what is there. */
  children: ReactNode;
}

/** A way on, with a sentence on where it leads. The whole card is the link's target, its title the link's name. */
export function Card({ title, href, children }: CardProps) {
  return (
    <div className={styles.card}>
      <p className={styles.title}>
        <Link href={href}>{title}</Link>
      </p>
      <div className={styles.text}>{children}</div>
    </div>
  );
}
