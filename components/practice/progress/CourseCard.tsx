import { Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import exercises from '@/.generated/exercises.json';
import type { NavigationItem } from '@/lib/navigation/lists';
import { count } from '@/lib/reading/numbers';
import { withBase } from '@/lib/routes/base';
import { PROJECT_FAULTS } from '@/lib/script';
import { pagePath, replaceAddress } from '../../browser/address';
import controls from '../../controls.module.css';
import forms from '../../form.module.css';
import { clientSite } from '../../site';
import { Button } from '../Button';
import { copyLink, fromFragment } from '../fragment';
import { coursesFor, type CourseProgress } from './course';
import styles from './Progress.module.css';
import { addProgress, clearProgress, FRAGMENT, isProgress, LARGEST, store, type Progress } from './progress';

const { areas } = clientSite.navigation;
const COURSES = { areas, exercises };

/** The reader's progress in a course, where to continue, the card for a completed course, and progress links. */
export default function CourseCard() {
  const progress = useSyncExternalStore(store.subscribe, store.read);
  const page = pagePath();
  const courses = coursesFor(page, progress, COURSES);
  const [message, setMessage] = useState('');
  useEffect(() => markDone(progress), [progress]);
  const onCopy = () => copyLink(FRAGMENT, progress, 'progress').then(setMessage);
  // An accidental press could delete the results of hours of work.
  const onClear = () =>
    confirm('Clear your progress in all courses, including lessons and exercises?') && clearProgress();
  const [course] = courses;
  return (
    <>
      <Linked />
      {course && (
        <aside className={styles.card} aria-label="Your progress">
          <Standing courses={courses} page={page} />
          {courses.length === 1 && course.isComplete && <Completion found={course} />}
          <p className={controls.inline}>
            <Button onClick={onCopy}>Copy a link to your progress</Button>
            <Button onClick={onClear}>Clear my progress</Button>
            <span role="status" className={controls.note}>
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
  /** `null` if it can't be read. */
  const [linked, setLinked] = useState<Progress | null>();
  useEffect(() => {
    const read = async () => {
      if (location.hash.startsWith(FRAGMENT))
        setLinked((await fromFragment(FRAGMENT, location.hash, isProgress, LARGEST)) ?? null);
    };
    const onHash = () => void read();
    onHash();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);
  if (linked === undefined) return null;
  const close = () => {
    setLinked(undefined);
    replaceAddress(location.pathname);
  };
  const add = () => {
    if (linked) addProgress(linked);
    close();
  };
  return (
    <aside className={styles.card} aria-label="Progress in the link">
      <p>
        {linked
          ? `This link contains progress from another browser: ${count(linked.lessons.length, 'lesson')} done, ${count(linked.exercises.length, 'exercise')} solved. Your progress in this browser is kept.`
          : 'The link is incomplete, so the progress in it can’t be read. Copy it again in the other browser.'}
      </p>
      <p className={controls.inline}>
        {linked && <Button onClick={add}>Add it to this browser</Button>}
        <Button onClick={close}>{linked ? 'Ignore it' : 'Close'}</Button>
      </p>
    </aside>
  );
}

/** The reader's progress in several courses, and where to continue. */
function Standing({ courses, page }: { courses: readonly CourseProgress[]; page: string }) {
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
      {open?.next
        ? open.next.path !== page && (
            <a href={withBase(open.next.path)}>
              {isBegun(open) ? 'Continue where you left off' : 'Begin'}: {open.next.title}
            </a>
          )
        : unsolved
          ? `To finish the course, solve ${unsolved.project ? 'its final project' : 'its exercises'}.`
          : `You have finished the course${courses.length > 1 ? 's' : ''}.`}
    </p>
  );
}

function isBegun({ done, skipped, solved }: CourseProgress): boolean {
  return done.length + skipped.length + solved.length > 0;
}

/** Adds a check mark to a menu's links to completed lessons and courses. A course is its first lesson, too. */
function markDone({ lessons }: Progress): void {
  const isDone = ({ path }: NavigationItem) => lessons.includes(path);
  const done = areas.flatMap(({ items }) => (items.every(isDone) ? items : items.slice(1).filter(isDone)));
  const addresses = new Set(done.map(({ path }) => withBase(path)));
  const links = 'article:not(:has([data-lesson])) :is(li, td) a[href]:not(nav *)';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links))
    link.toggleAttribute('data-done', !link.hash && addresses.has(link.pathname));
}

/** A printable card with the reader's name, which is neither stored nor sent. */
function Completion({ found: { course, lessons, done, exercises: all, solved, project } }: { found: CourseProgress }) {
  const [name, setName] = useState('');
  const print = () => {
    const { dataset } = document.documentElement;
    dataset.printing = '';
    addEventListener('afterprint', () => delete dataset.printing, { once: true });
    window.print();
  };
  return (
    <>
      <p className={controls.inline}>
        <label className={controls.inline}>
          Your name
          <input
            className={forms.control}
            value={name}
            autoComplete="name"
            onChange={({ target }) => setName(target.value)}
          />
        </label>
        <Button onClick={print}>Print a card</Button>
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
