'use client';

import { useRef } from 'react';
import { usePagePath } from '../../browser/usePagePath';
import { loadChunk } from '../../browser/fault';
import styles from './Progress.module.css';
import { useProgress } from './useProgress';

/**
 * The buttons with which a reader marks a lesson as done, at its end, and takes that back. They are two, so that a press that comes
 * before the kept progress is shown does what the button said.
 */
export function LessonEnd() {
  const page = usePagePath();
  const isDone = useProgress().lessons.includes(page);
  const first = useRef<HTMLButtonElement>(null);
  const note = (isNowDone: boolean) => {
    // The button that takes it back goes with the press.
    first.current?.focus();
    loadChunk('Your progress', () => import('./progress'))
      .then(({ noteLesson }) => noteLesson(page, isNowDone))
      .catch(() => undefined);
  };
  return (
    <div className={styles.end} data-lesson="">
      <button
        ref={first}
        type="button"
        className={styles.button}
        data-marked={isDone ? '' : undefined}
        onClick={() => note(true)}
      >
        {isDone ? '✓ Lesson done' : 'Mark this lesson as done'}
      </button>{' '}
      {isDone && (
        <button type="button" className={styles.button} onClick={() => note(false)}>
          Mark as not done
        </button>
      )}{' '}
      <span className={styles.note}>Kept in this browser only.</span>
    </div>
  );
}
