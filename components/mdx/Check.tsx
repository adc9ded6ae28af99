import type { ReactNode } from 'react';
import styles from './Check.module.css';

/** A question with a collapsed answer, at the end of a lesson. */
export function Check({ question, children }: { question: string; children: ReactNode }) {
  return (
    <details className={styles.check}>
      <summary>{question}</summary>
      <div className={styles.answer}>{children}</div>
    </details>
  );
}
