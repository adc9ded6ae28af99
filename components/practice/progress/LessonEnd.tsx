'use client';

import { usePagePath } from '../../browser/usePagePath';
import { loadChunk } from '../../browser/fault';
import styles from './Progress.module.css';
import { useProgress } from './useProgress';

/** The button with which a reader marks a lesson as done, at its end. */
export function LessonEnd() {
  const page = usePagePath();
  const isDone = useProgress().lessons.includes(page);
  const mark = () => {
    loadChunk('Your progress', () => import('./progress'))
      .then(({ noteLesson }) => noteLesson(page, !isDone))
      .catch(() => undefined);
  };
  return (
    <div className={styles.end}>
      <button type="button" className={styles.button} aria-pressed={isDone} onClick={mark}>
        {isDone ? '✓ Lesson done' : 'Mark this lesson as done'}
      </button>{' '}
      <span className={styles.note}>Kept in this browser only.</span>
    </div>
  );
}
