'use client';

import { useRef } from 'react';
import { usePagePath } from '../../browser/usePagePath';
import { loadChunk } from '../../browser/fault';
import styles from './Progress.module.css';
import { useProgress } from './useProgress';

/**
 * The buttons at the end of a lesson. A lesson with exercises is done when they are solved, so the reader can only skip
 * it. Any other lesson can be marked as done. Each action has its own button, so that a press does what the button says
 * even before the stored progress has loaded.
 */
export function LessonEnd({ hasExercises }: { hasExercises: boolean }) {
  const page = usePagePath();
  const { lessons, skipped = [] } = useProgress();
  const isDone = lessons.includes(page);
  const isSkipped = skipped.includes(page);
  const first = useRef<HTMLButtonElement>(null);
  const note = (list?: 'lessons' | 'skipped') => {
    // The pressed button disappears.
    first.current?.focus();
    loadChunk('Your progress', () => import('./progress'))
      .then(({ noteLesson }) => noteLesson(page, list))
      .catch(() => undefined);
  };
  return (
    <div className={styles.end} data-lesson="">
      <button
        ref={first}
        type="button"
        className={styles.button}
        data-marked={isDone ? '' : undefined}
        disabled={isDone && hasExercises}
        onClick={() => note(hasExercises ? 'skipped' : 'lessons')}
      >
        {isDone
          ? '✓ Lesson done'
          : isSkipped
            ? 'Lesson skipped'
            : hasExercises
              ? 'Skip this lesson'
              : 'Mark this lesson as done'}
      </button>{' '}
      {((isDone && !hasExercises) || isSkipped) && (
        <button type="button" className={styles.button} onClick={() => note()}>
          {isDone ? 'Mark as not done' : 'Don’t skip'}
        </button>
      )}{' '}
      <span className={styles.note}>
        {hasExercises && !isDone && 'Solve the exercises to complete the lesson. '}Progress stays in this browser.
      </span>
    </div>
  );
}
