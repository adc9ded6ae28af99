import { Fragment, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { withBase } from '@/lib/routes/base';
import { usePagePath } from '../../browser/usePagePath';
import { clientSite } from '../../site';
import { courseProgress, coursesBelow, type CourseProgress } from './course';
import styles from './Progress.module.css';
import { clearProgress } from './progress';
import type { Progress } from './nothing';

const { areas } = clientSite.navigation;

/** The reader's progress in a course, where to continue, and the card for a completed course. */
export function CourseCard({ progress }: { progress: Progress }) {
  const page = usePagePath();
  const below = coursesBelow(progress, areas, page);
  const found = courseProgress(progress, areas, page);
  useEffect(() => markDone(progress, page), [progress, page]);
  if (!found) return null;
  const courses = below.length > 0 ? below : [found];
  return (
    <aside className={styles.card} aria-label="Your progress">
      <Standing courses={courses} />
      {courses.length === 1 && !found.next && <Completion found={found} progress={progress} />}
      <button type="button" className={styles.button} onClick={clearWhenMeant}>
        Clear my progress
      </button>
    </aside>
  );
}

/** Asks first, because an accidental press could delete the result of hours. */
function clearWhenMeant(): void {
  if (confirm('Clear your progress in all courses, including lessons, exercises and runs?')) clearProgress();
}

/** The reader's progress in several courses, and where to continue. */
function Standing({ courses }: { courses: readonly CourseProgress[] }) {
  const open = courses.find(({ next }) => next);
  return (
    <p>
      {courses.map(({ course, done }) => (
        <Fragment key={course.title}>
          <strong>{course.title}</strong>: {done.length} of {course.items.length} lessons done.{' '}
        </Fragment>
      ))}
      {open?.next ? (
        <a href={withBase(open.next.path)}>
          {open.done.length > 0 ? 'Continue where you left off' : 'Begin'}: {open.next.title}
        </a>
      ) : (
        `You have finished the course${courses.length > 1 ? 's' : ''}.`
      )}
    </p>
  );
}

/** Adds a check mark to links to completed lessons and courses. */
function markDone({ lessons }: Progress, page: string): void {
  const isDone = (path: string) => lessons.includes(path);
  const done = areas.flatMap(({ items }) => {
    const [first] = items;
    const isInside = items.some(({ path }) => path === page);
    const isWhole = items.every(({ path }) => isDone(path));
    return items.filter((item) => isDone(item.path) && (isInside || isWhole || item !== first));
  });
  const addresses = new Set(done.map(({ path }) => withBase(path)));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('article :is(li, td) a[href]:not(nav *)'))
    link.toggleAttribute('data-done', !link.hash && addresses.has(link.pathname));
}

/** A printable card with the reader's name, which is neither stored nor sent. */
function Completion({ found: { course }, progress }: { found: CourseProgress; progress: Progress }) {
  const id = useId();
  const [name, setName] = useState('');
  const solved = progress.exercises.length;
  const print = () => {
    const { dataset } = document.documentElement;
    dataset.printing = '';
    addEventListener('afterprint', () => delete dataset.printing, { once: true });
    window.print();
  };
  return (
    <>
      <p className={styles.name}>
        <label htmlFor={id}>Your name</label>
        <input id={id} value={name} autoComplete="name" onChange={({ target }) => setName(target.value)} />
        <button type="button" className={styles.button} onClick={print}>
          Print a card
        </button>
      </p>
      {createPortal(
        <section className={styles.printed} data-printed="" aria-hidden="true">
          <p>{clientSite.productName}</p>
          <p className={styles.holder}>{name}</p>
          <p>has finished the course</p>
          <p className={styles.holder}>{course.title}</p>
          <p>
            {course.items.length} lessons. In all courses: {solved} exercises solved, runs passed on{' '}
            {progress.runs.length} pages. {new Date().toLocaleDateString('en', { dateStyle: 'long' })}
          </p>
        </section>,
        document.body,
      )}
    </>
  );
}
