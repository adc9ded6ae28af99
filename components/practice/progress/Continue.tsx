'use client';

import { useEffect, useState, type ComponentType } from 'react';
import styles from './Progress.module.css';
import { FRAGMENT, type Progress } from './nothing';
import { useProgress } from './useProgress';

/**
 * A placeholder for the reader's progress, which loads later. Space for it is reserved only if progress is stored. The
 * page knows this before the first paint.
 */
export function Continue() {
  const progress = useProgress();
  const isBegun = progress.latest.length > 0;
  const [Card, setCard] = useState<ComponentType<{ progress: Progress }>>();
  useEffect(() => {
    if (!isBegun && !location.hash.startsWith(FRAGMENT)) return;
    import('./CourseCard').then(({ CourseCard }) => setCard(() => CourseCard)).catch(() => undefined);
  }, [isBegun]);
  return (
    <div className={styles.continue} data-continue="">
      {Card && <Card progress={progress} />}
    </div>
  );
}
