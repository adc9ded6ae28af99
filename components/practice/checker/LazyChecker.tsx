'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useProgram } from '../../browser/useProgram';
import styles from './Checker.module.css';
import type { Sample } from './Toolbar';

interface Props {
  samples: readonly [Sample, ...Sample[]];
  children: ReactNode;
}

/**
 * Shows the first sample as it was checked by the build, and loads the checker when the reader touches it, when a link brings a
 * script, and when there is one from the last visit. It is small, because it is loaded with every page.
 */
export function LazyChecker({ samples, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<string>(undefined);
  const { live, hasFailed, load } = useProgram(
    'The checker',
    root,
    () => import('./Checker'),
    ({ Checker, takeOver }, form) => ({ Checker, taken: takeOver(form, pressed.current) }),
  );
  const loadOnce = useRef(load);

  useEffect(() => {
    const loadIf = (isWanted: boolean | undefined) => isWanted && loadOnce.current();
    const onHash = () => loadIf(location.hash.startsWith('#script='));
    onHash();
    loadIf(hasKept() || root.current?.contains(document.activeElement));
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, []);

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
    if (live || !button) return;
    pressed.current = button.dataset.act;
    load();
  };

  return (
    <section
      ref={root}
      className={styles.checker}
      aria-label="Script checker"
      data-checker=""
      data-live={live ? '' : undefined}
      onPointerDown={load}
      onFocus={load}
      onInput={load}
      onClick={onClick}
      onDragEnter={load}
      onDragOver={(event) => event.preventDefault()}
    >
      {live ? <live.Checker samples={samples} taken={live.taken} /> : children}
      {hasFailed && (
        <p role="alert" className={styles.message}>
          The checker could not be loaded. Check your connection and press again.
        </p>
      )}
    </section>
  );
}

function hasKept(): boolean {
  try {
    return localStorage.getItem('checker') !== null;
  } catch {
    return false;
  }
}
