import type { ReactNode } from 'react';
import { Icon, type IconName } from '../Icon';
import styles from './Cards.module.css';
import { Link } from './Link';
import { Unbroken } from '../Unbroken';

/** A grid of {@link Card}s. */
export function Cards({ children }: { children: ReactNode }) {
  return <ul className={styles.cards}>{children}</ul>;
}

interface CardProps {
  title: string;
  href: string;
  icon?: IconName;
  /** One sentence on what is there. */
  children: ReactNode;
}

/** A way on, with a sentence on where it leads. The whole card is the link's target, its title the link's name. */
export function Card({ title, href, icon, children }: CardProps) {
  return (
    <li className={styles.card}>
      {icon && <Icon name={icon} size={28} />}
      <p className={styles.title}>
        <Link href={href}>
          <Unbroken text={title} />
        </Link>
      </p>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
