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
  const facts = [
    ['Lesson', number && <strong>{number}</strong>],
    ['At the end', outcome],
    ['Time', `${minutes} minutes`],
    ['Before you start', children],
  ] as const;
  return (
    <dl className={styles.lesson}>
      {facts.map(
        ([name, fact]) =>
          fact && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
