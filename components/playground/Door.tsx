'use client';

import { useEffect, useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { PlaygroundProps } from '@/lib/playground/types';
import { loadChunk } from '../islands/fault';
import styles from './form.module.css';
import type { LiveProps } from './Playground';
import type { TakenOver } from './take-over';

interface Props {
  id: string;
  playground: PlaygroundProps;
  children: ReactNode;
}

/**
 * Stands on every page in place of the playground, so it is small: it shows the plain form, loads the playground when the
 * reader touches it, and hands over what was typed, where the cursor was, and the press of a button.
 */
export function Door({ id, playground, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<TakenOver['pressed']>(undefined);
  const [live, setLive] = useState<{ Playground: ComponentType<LiveProps>; taken: TakenOver }>();
  const [hasFailed, setFailed] = useState(false);
  const loading = useRef(false);

  const load = () => {
    if (loading.current) return;
    loading.current = true;
    setFailed(false);
    loadChunk('The playground', () => import('./Playground'))
      .then(({ Playground, takeOver }) =>
        afterPress(() =>
          afterMenu(
            root.current,
            () => root.current && setLive({ Playground, taken: takeOver(root.current, pressed.current) }),
          ),
        ),
      )
      .catch(() => {
        loading.current = false;
        setFailed(true);
      });
  };
  const loadOnce = useRef(load);

  useEffect(() => {
    if (needsOwnPolicy()) location.reload();
    // A reader who was faster than the application.
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
      {live ? <live.Playground id={id} playground={playground} taken={live.taken} /> : children}
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          The playground could not be loaded. Check your connection and press Send again. The curl line works without
          it.
        </p>
      )}
    </section>
  );
}

/** The button that was pressed before the application had started is pressed again when it has: until then it stays. */
function afterPress(then: () => void): void {
  if (document.documentElement.dataset.awake === undefined) document.addEventListener('awake', then, { once: true });
  else then();
}

/** An open list of choices would be closed by taking its place: wait until the reader has chosen. */
function afterMenu(root: HTMLElement | null, then: () => void): void {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLSelectElement) || !root?.contains(activeElement)) return then();
  const done = () => {
    activeElement.removeEventListener('change', done);
    activeElement.removeEventListener('blur', done);
    then();
  };
  activeElement.addEventListener('change', done);
  activeElement.addEventListener('blur', done);
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
