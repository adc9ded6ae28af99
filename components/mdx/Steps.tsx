import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** A list of numbered steps. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** A step, with an instruction and its visible result. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <li className={styles.step}>
      <p className={styles.title}>{title}</p>
      {children}
    </li>
  );
}
