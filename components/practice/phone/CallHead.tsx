import type { ReactNode } from 'react';
import line from '@/.generated/practice/sample-line.json';
import styles from './CallHead.module.css';

/** The number, the call's status, and the button that starts or ends it. */
export function CallHead({ state, time, children }: { state: ReactNode; time?: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.head}>
        <p className={styles.name}>
          <strong>{line.name}</strong> <span className={styles.number}>{line.number}</span>
        </p>
        <p className={styles.state}>
          {state} {time}
        </p>
        {children}
      </div>
      <p className={styles.note}>This is a simulation. No call is placed.</p>
    </>
  );
}
