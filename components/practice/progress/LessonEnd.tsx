'use client';

import { useRef } from 'react';
import { usePagePath } from '../../browser/usePagePath';
import { loadChunk } from '../../browser/fault';
import styles from './Progress.module.css';
import { useProgress } from './useProgress';

/**
 * The buttons at the end of a lesson that mark it as done or not done. They are separate, so a press does what its
 * button says, even before the stored progress has loaded.
 */
export function LessonEnd() {
  const page = usePagePath();
  const isDone = useProgress().lessons.includes(page);
  const first = useRef<HTMLButtonElement>(null);
  const note = (isNowDone: boolean) => {
    // The pressed button disappears.
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
