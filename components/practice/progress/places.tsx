import controls from '../../controls.module.css';
import { Island } from '../../Island';
import { Button } from '../Button';
import styles from './Progress.module.css';

/**
 * The buttons at the end of a lesson. A lesson with exercises is done when they are solved, so the reader can only skip
 * it. Any other lesson can be marked as done. `islands/features/course-progress.ts` handles the buttons and shows the
 * state.
 */
export function LessonEnd({ hasExercises }: { hasExercises: boolean }) {
  return (
    <div className={styles.end} data-lesson={hasExercises ? 'exercises' : ''}>
      <Button name="note">{hasExercises ? 'Skip this lesson' : 'Mark this lesson as done'}</Button>{' '}
      <Button name="undo" hidden>
        Mark as not done
      </Button>{' '}
      <span className={controls.note}>
        {hasExercises && <span>Solve the exercises to complete the lesson. </span>}Progress stays in this browser.
      </span>
    </div>
  );
}

/**
 * A placeholder for the reader's progress, which loads later. Space for it is reserved only if progress is stored. The
 * page knows this before the first paint.
 */
export function Continue() {
  return <Island name="course" props={{}} className={styles.continue} />;
}
