'use client';

import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import type { PlaygroundProps } from '@/lib/playground/types';
import { loadChunk } from '../browser/fault';
import styles from './styles.module.css';

/** Loads the playground when its `<details>` opens. This component is small, because every page with one loads it. */
export function LazyPlayground({ playground, children }: { playground: PlaygroundProps; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  const isLoading = useRef(false);
  const [program, setProgram] = useState<{ Playground: ComponentType<{ playground: PlaygroundProps }> }>();
  const load = () => {
    if (isLoading.current) return;
    isLoading.current = true;
    loadChunk('The playground', () => import('./Playground'))
      .then(setProgram)
      .catch(() => {
        isLoading.current = false;
        // A notice is shown. Opening the playground again retries.
        if (details.current) details.current.open = false;
      });
  };
  const open = useRef(load);
  useEffect(() => {
    // The reader opened it before hydration.
    if (details.current?.open) open.current();
  }, []);
  return (
    <details
      ref={details}
      className={styles.playground}
      data-playground={playground.title ?? ''}
      data-pagefind-ignore=""
      onToggle={({ currentTarget }) => currentTarget.open && load()}
    >
      {children}
      {program && <program.Playground playground={playground} />}
    </details>
  );
}
