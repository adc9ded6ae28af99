import { Fragment, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import exercises from '@/.generated/exercises.json';
import { count } from '@/lib/practice/fields';
import { withBase } from '@/lib/routes/base';
import { PROJECT_FAULTS } from '@/lib/script/exercise/exercise';
import { usePagePath } from '../../browser/usePagePath';
import { replaceAddress } from '../../browser/address';
import { clientSite } from '../../site';
import { copyLink } from '../copy-link';
import { fromFragment } from '../fragment';
import { courseProgress, coursesBelow, type CourseProgress } from './course';
import { FRAGMENT, type Progress } from './nothing';
import styles from './Progress.module.css';
import { addProgress, clearProgress, isProgress } from './progress';

const { areas } = clientSite.navigation;
const COURSES = { areas, exercises };

/** The reader's progress in a course, where to continue, the card for a completed course, and progress links. */
export function CourseCard({ progress }: { progress: Progress }) {
  const page = usePagePath();
  const below = coursesBelow(progress, COURSES, page);
  const found = courseProgress(progress, COURSES, page);
  const [message, setMessage] = useState('');
  useEffect(() => markDone(progress, page), [progress, page]);
  // An accidental press could delete the results of hours of work.
  const onClear = () =>
    confirm('Clear your progress in all courses, including lessons and exercises?') && clearProgress();
  const courses = below.length > 0 ? below : found ? [found] : [];
  const [course] = courses;
  return (
    <>
      <Linked />
      {course && (
        <aside className={styles.card} aria-label="Your progress">
          <Standing courses={courses} />
          {courses.length === 1 && course.isComplete && <Completion found={course} />}
          <p className={styles.actions}>
            <button
              type="button"
              className={styles.button}
              onClick={() => void copyLink(FRAGMENT, progress, 'progress').then(setMessage)}
            >
              Copy a link to your progress
            </button>
            <button type="button" className={styles.button} onClick={onClear}>
              Clear my progress
            </button>
            <span role="status" className={styles.note}>
              {message}
            </span>
          </p>
        </aside>
      )}
    </>
  );
}

/** Offers the progress that the page's address contains. */
function Linked() {
  const [linked, setLinked] = useState<Progress | 'unreadable'>();
  useEffect(() => {
    const read = () => {
      const { hash } = location;
      if (hash.startsWith(FRAGMENT))
        void fromFragment(FRAGMENT, hash, isProgress).then((found) => setLinked(found ?? 'unreadable'));
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  if (!linked) return null;
  const close = () => {
    setLinked(undefined);
    replaceAddress(location.pathname);
  };
  const add = () => {
    if (linked !== 'unreadable') addProgress(linked);
    close();
  };
  return (
    <aside className={styles.card} aria-label="Progress in the link">
      <p>
        {linked === 'unreadable'
          ? 'The link is incomplete, so the progress in it can’t be read. Copy it again in the other browser.'
          : `This link contains progress from another browser: ${count(linked.lessons.length, 'lesson')} done, ${count(linked.exercises.length, 'exercise')} solved. Your progress in this browser is kept.`}
      </p>
      <p className={styles.actions}>
        {linked !== 'unreadable' && (
          <button type="button" className={styles.button} onClick={add}>
            Add it to this browser
          </button>
        )}
        <button type="button" className={styles.button} onClick={close}>
          {linked === 'unreadable' ? 'Close' : 'Ignore it'}
        </button>
      </p>
    </aside>
  );
}

/** The reader's progress in several courses, and where to continue. */
function Standing({ courses }: { courses: readonly CourseProgress[] }) {
  const open = courses.find(({ next }) => next);
  const unsolved = courses.find(({ isComplete }) => !isComplete);
  return (
    <p>
      {courses.map(({ course, lessons, done, skipped, exercises: all, solved, project, isComplete }) => (
        <Fragment key={course.title}>
          <strong>{course.title}</strong>: {done.length} of {count(lessons.length, 'lesson')} done
          {skipped.length > 0 && `, ${skipped.length} skipped`}
          {courses.length === 1 && `, ${solved.length} of ${count(all.length, 'exercise')} solved`}
          {project && isComplete && ', final project solved'}.{' '}
        </Fragment>
      ))}
      {open?.next ? (
        <a href={withBase(open.next.path)}>
          {open.done.length > 0 ? 'Continue where you left off' : 'Begin'}: {open.next.title}
        </a>
      ) : unsolved ? (
        `To finish the course, solve ${unsolved.project ? 'its final project' : 'its exercises'}.`
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
function Completion({ found: { course, lessons, done, exercises: all, solved, project } }: { found: CourseProgress }) {
  const id = useId();
  const [name, setName] = useState('');
  const print = () => {
    const { dataset } = document.documentElement;
    dataset.printing = '';
    addEventListener('afterprint', () => delete dataset.printing, { once: true });
    window.print();
  };
  return (
    <>
      <p className={styles.actions}>
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
            {done.length} of {count(lessons.length, 'lesson')} done, {solved.length} of {count(all.length, 'exercise')}{' '}
            solved
            {project && `, and a final project that catches ${PROJECT_FAULTS} of ${PROJECT_FAULTS} faults`}.{' '}
            {new Date().toLocaleDateString('en', { dateStyle: 'long' })}
          </p>
        </section>,
        document.body,
      )}
    </>
  );
}
