import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { withBase } from '@/lib/routes/base';
import { usePagePath } from '../../browser/usePagePath';
import { clientSite } from '../../site';
import { courseProgress, type CourseProgress } from './course';
import styles from './Progress.module.css';
import { clearProgress } from './progress';
import type { Progress } from './nothing';

const { areas } = clientSite.navigation;

/** How far the reader has come in a course, where to continue, and the card of a course that is done. */
export function CourseCard({ progress }: { progress: Progress }) {
  const page = usePagePath();
  const found = courseProgress(progress, areas, page);
  useEffect(() => markDone(progress, page), [progress, page]);
  if (!found) return null;
  const { course, done, next } = found;
  return (
    <aside className={styles.card} aria-label="Your progress">
      <p>
        <strong>{course.title}</strong>: {done.length} of {course.items.length} lessons done
        {next ? (
          <>
            . <a href={withBase(next.path)}>Continue where you stopped: {next.title}</a>
          </>
        ) : (
          '. You have finished the course.'
        )}
      </p>
      {!next && <Completion found={found} progress={progress} />}
      <button type="button" className={styles.button} onClick={clearProgress}>
        Clear my progress
      </button>
    </aside>
  );
}

/** Links to lessons that are done have a tick; where a link stands for a whole course, all its lessons must be. */
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

/** A card that can be printed, with the name that the reader types. The name is neither kept nor sent. */
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
