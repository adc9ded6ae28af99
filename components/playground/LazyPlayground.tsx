'use client';

import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import type { PlaygroundProps } from '@/lib/playground/types';
import { useProgram } from '../browser/useProgram';
import styles from './form/form.module.css';
import { returnFromSignIn } from './sign-in-return';
import { PlaygroundBoundary } from './PlaygroundBoundary';
import type { TakenOver } from './form/take-over';

interface Props {
  id: string;
  playground: PlaygroundProps;
  children: ReactNode;
}

/**
 * Shows the plain form, loads the playground when the reader touches it, and hands over the input, the place of the cursor,
 * and the press of a button. It is small, because it is loaded with every page that has a playground.
 */
export function LazyPlayground({ id, playground, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<TakenOver['pressed']>(undefined);
  const { live, hasFailed, load } = useProgram(
    'The playground',
    root,
    () => import('./Playground'),
    ({ Playground, takeOver }, form) => ({ Playground, taken: takeOver(form, pressed.current) }),
  );
  const [hasReturned, setReturned] = useState(false);
  const loadOnce = useRef(load);

  useEffect(() => {
    const isPopUp = returnFromSignIn(() => setReturned(true));
    if (isPopUp) return;
    if (needsOwnPolicy()) location.reload();
    // The reader touched the form before the application had started.
    else if (root.current?.contains(document.activeElement)) loadOnce.current();
  }, []);

  const onClick = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (live || button?.name !== 'send') return;
    event.preventDefault();
    pressed.current = 'send';
    load();
  };

  return (
    <section
      ref={root}
      className={styles.playground}
      data-playground=""
      data-live={live ? '' : undefined}
      onPointerDown={load}
      onFocus={load}
      onInput={load}
      onClick={onClick}
    >
      <PlaygroundBoundary>
        {live ? <live.Playground id={id} playground={playground} taken={live.taken} /> : children}
      </PlaygroundBoundary>
      {hasReturned && (
        <p role="alert" className={styles.form}>
          You have come back from signing in. Close this window and go on in the other one.
        </p>
      )}
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          The playground could not be loaded. Check your connection and press Send again. The curl line works without
          it.
        </p>
      )}
    </section>
  );
}

/**
 * Whether the document came from another address: then it has the Content-Security-Policy of a page without a playground,
 * which lets nothing be sent to other hosts.
 */
function needsOwnPolicy(): boolean {
  if (process.env.NODE_ENV === 'development') return false;
  const [navigation] = performance.getEntriesByType('navigation');
  const pathOf = (address: string) => new URL(address).pathname.replace(/index\.html$/, '');
  return navigation !== undefined && pathOf(navigation.name) !== pathOf(location.href);
}
