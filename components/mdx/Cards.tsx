import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import styles from './Cards.module.css';
import { countElements } from './count';
import { Link } from './Link';

/** A grid of {@link Card}s. */
export function Cards({ children }: { children: ReactNode }) {
  const count = countElements(children);
  const size = count < 3 ? styles.few : count % 3 === 0 ? styles.wide : '';
  return <ul className={`${styles.cards} ${size}`}>{children}</ul>;
}

interface CardProps {
  title: string;
  href: string;
  icon?: IconName;
  /** One sentence about the target. */
  children: ReactNode;
}

/** A link with a sentence about its target. The complete card is selectable, and its title is the link's name. */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <li className={styles.card}>
      {icon && <Icon name={icon} size={28} />}
      <p className={styles.title}>
        <Link href={href}>{title}</Link>
      </p>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
