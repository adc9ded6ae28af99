import type { ReactNode } from 'react';
import styles from './Lesson.module.css';

interface Props {
  /** How long the lesson takes. */
  minutes: number | string;
  /** A sentence about what learners can do afterward. */
  outcome: string;
  /** Anything that learners need before they start. */
  children?: ReactNode;
}

/** The start of a lesson: its outcome, its duration, and prerequisites. */
export function Lesson({ minutes, outcome, children }: Props) {
  return (
    <dl className={styles.lesson}>
      <div>
        <dt>At the end</dt>
        <dd>{outcome}</dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd>{minutes} minutes</dd>
      </div>
      {children && (
        <div>
          <dt>Before you start</dt>
          <dd>{children}</dd>
        </div>
      )}
    </dl>
  );
}
