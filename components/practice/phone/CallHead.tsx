import type { ReactNode } from 'react';
import line from '@/.generated/practice/sample-line.json';
import controls from '../../controls.module.css';
import styles from './CallHead.module.css';

/** The number, the call's status, and the button that starts or ends it. */
export function CallHead({ state, time, children }: { state: ReactNode; time?: string; children: ReactNode }) {
  return (
    <>
      <div className={styles.head}>
        <div className={styles.name}>
          <p>
            <strong>{line.name}</strong> <span className={controls.note}>{line.number}</span>
          </p>
          <p className={controls.note}>
            {state} {time}
          </p>
        </div>
        {children}
      </div>
      <p className={styles.note}>This is a simulation. No call is placed.</p>
    </>
  );
}
