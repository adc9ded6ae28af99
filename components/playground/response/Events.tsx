import { useEffect, useRef } from 'react';
import type { ServerEvent } from '@/lib/playground/events';
import styles from './response.module.css';

/** Events that are shown; a stream may run for hours. */
const SHOWN = 200;

/** The events of a stream, the last ones in view while they arrive. */
export function Events({ events, isArriving }: { events: readonly ServerEvent[]; isArriving: boolean }) {
  const viewport = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isArriving) viewport.current?.scrollTo(0, viewport.current.scrollHeight);
  }, [events, isArriving]);
  const shown = events.slice(-SHOWN);
  return (
    <div ref={viewport} className={styles.viewport} tabIndex={0} role="region" aria-label="Body">
      {shown.length < events.length && <p className={styles.event}>The last {SHOWN} events. “Raw” has all.</p>}
      <ol className={styles.events}>
        {shown.map(({ event, id, data }, index) => (
          <li key={events.length - shown.length + index} className={styles.event}>
            <span className={styles.fact}>
              {event}
              {id !== undefined && ` · id ${id}`}
            </span>
            <pre className={styles.eventData}>{data}</pre>
          </li>
        ))}
      </ol>
    </div>
  );
}
