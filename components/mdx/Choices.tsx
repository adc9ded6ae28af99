import type { ReactNode } from 'react';
import type { ChoicePictureName } from '@/lib/content/mdx/components';
import { Drawing } from '../Icon';
import styles from './Choices.module.css';
import { countElements } from './count';
import { Link } from './Link';
import pictures from './pictures.json' with { type: 'json' };

/** The choices in a training menu. */
export function Choices({ children }: { children: ReactNode }) {
  return <ul className={`${styles.choices} ${countElements(children) === 3 ? styles.three : ''}`}>{children}</ul>;
}

interface ChoiceProps {
  title: string;
  /** The page to open. Absent if there is none, in which case the text gives an alternative. */
  href?: string;
  /** The length, such as `9 lessons, about 90 minutes`. */
  meta?: string;
  /** The drawing above the title. */
  picture?: ChoicePictureName;
  /** The choice's purpose and topics. */
  children: ReactNode;
}

/** An answer to the menu's question. The complete card is selectable, and its title is the link's name. */
export function Choice({ title, href, meta, picture, children }: ChoiceProps) {
  return (
    <li className={href ? `${styles.choice} ${styles.link}` : styles.choice}>
      {picture && <Drawing paths={pictures[picture]} width={96} height={64} viewBox="0 0 96 64" />}
      <h2 className={styles.title}>{href ? <Link href={href}>{title}</Link> : title}</h2>
      <div className={styles.text}>{children}</div>
      {meta && <p className={styles.meta}>{meta}</p>}
    </li>
  );
}
