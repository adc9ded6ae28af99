'use client';

import { useEffect, useState, type ComponentType } from 'react';
import styles from './Progress.module.css';
import type { Progress } from './nothing';
import { useProgress } from './useProgress';

/**
 * The place on the pages of courses that says how far the reader has come, and where to continue. It takes room only where progress
 * is kept, which the page knows before it is painted; what it says is loaded then.
 */
export function Continue() {
  const progress = useProgress();
  const isBegun = progress.latest.length > 0;
  const [Card, setCard] = useState<ComponentType<{ progress: Progress }>>();
  useEffect(() => {
    if (!isBegun) return;
    import('./CourseCard').then(({ CourseCard }) => setCard(() => CourseCard)).catch(() => undefined);
  }, [isBegun]);
  return (
    <div className={styles.continue} data-continue="">
      {Card && isBegun && <Card progress={progress} />}
    </div>
  );
}
