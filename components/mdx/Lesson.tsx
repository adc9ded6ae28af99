import type { ReactNode } from 'react';
import styles from './Lesson.module.css';

interface Props {
  /** How long the lesson takes. */
  minutes: number | string;
  /** What learners have or can do at the end. */
  outcome: string;
  /** What learners need before they start. */
  children?: ReactNode;
}

/** The opening of a lesson: its outcome, its length, and what it needs. */
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
