import type { ReactNode } from 'react';
import styles from './Lesson.module.css';

interface Props {
  /** The lesson's place in its course, such as `4 of 9`. */
  number?: string;
  /** How long the lesson takes. */
  minutes: number | string;
  /** A sentence about what learners can do afterward. */
  outcome: string;
  /** Anything that learners need before they start. */
  children?: ReactNode;
}

/** The start of a lesson: its place in the course, its outcome, its duration, and prerequisites. */
export function Lesson({ number, minutes, outcome, children }: Props) {
  return (
    <dl className={styles.lesson}>
      {number && (
        <div>
          <dt>Lesson</dt>
          <dd>
            <strong>{number}</strong>
          </dd>
        </div>
      )}
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
