import type { ReactNode } from 'react';
import type { ChoicePictureName } from '@/lib/content/mdx/components';
import { ChoicePicture } from './ChoicePicture';
import styles from './Choices.module.css';
import { Link } from './Link';

/** The choices of a training menu. */
export function Choices({ children }: { children: ReactNode }) {
  return <ul className={styles.choices}>{children}</ul>;
}

interface ChoiceProps {
  title: string;
  /** Absent if there is no page to open. The text then gives the alternative. */
  href?: string;
  /** How much there is, for example `9 lessons, about 90 minutes`. */
  meta?: string;
  /** The drawing above the title. */
  picture?: ChoicePictureName;
  /** The purpose of the choice, and the topics it covers. */
  children: ReactNode;
}

/** An answer to the menu's question. The whole card is selectable, and its title is the link's name. */
export function Choice({ title, href, meta, picture, children }: ChoiceProps) {
  return (
    <li className={href ? `${styles.choice} ${styles.link}` : styles.choice}>
      {picture && <ChoicePicture name={picture} />}
      <h2 className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</h2>
      <div className={styles.text}>{children}</div>
      {meta && <p className={styles.meta}>{meta}</p>}
    </li>
  );
}
