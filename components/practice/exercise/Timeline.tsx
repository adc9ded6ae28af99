import { Fragment } from 'react';
import { type Listened, SPAN } from '@/lib/script';
import styles from './Exercise.module.css';

/** Approximate seconds per word. */
const WORD = 0.4;
/** The shortest silence shown as a pause, in seconds. */
const PAUSE = 0.8;
/** Drawing units per second. */
const SECOND = 20;

/** Shows, as a drawing and as text, what the line says and when the test stops listening. */
export function Timeline({ listened: { words, heard, end } }: { listened: Listened }) {
  const spoken = words.map(({ text, at }) => ({ text, at, takes: text.split(' ').length * WORD }));
  const at = Math.min(end, SPAN) * SECOND;
  const cut = (
    <strong className={styles.cut}>
      {'\u25C2'} the test stops listening after {end.toFixed(1)} s
    </strong>
  );
  return (
    <div className={styles.timeline}>
      <svg viewBox={`-2 0 ${SPAN * SECOND + 4} 40`} aria-hidden="true">
        {spoken.map(({ at: until, takes }, index) => {
          const [x, width] = [(until - takes) * SECOND, takes * SECOND - 1];
          const kind = index < heard ? styles.heard : styles.unheard;
          return <rect key={index} className={kind} x={x} y="10" width={width} height="20" rx="2" />;
        })}
        <path className={styles.moment} d={`M${at} 0V40`} />
      </svg>
      <p>
        {spoken.map(({ text, at: until, takes }, index) => {
          const gap = until - takes - (words[index - 1]?.at ?? 0);
          return (
            <Fragment key={index}>
              {gap >= PAUSE && <span className={styles.gap}>({gap.toFixed(1)} s pause) </span>}
              {index === heard && <>{cut} </>}
              <span className={index < heard ? undefined : styles.lost}>{text}</span>{' '}
            </Fragment>
          );
        })}
        {heard >= words.length && cut}
      </p>
    </div>
  );
}
