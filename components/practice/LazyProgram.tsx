'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { namePageChunk } from '../browser/page-chunks';
import { useProgram } from '../browser/useProgram';
import type { Sample } from './checker/Toolbar';
import type { SimulationName } from './simulations/Program';

/** Creates the content that replaces the plain HTML. */
type Open = (plain: HTMLElement, pressed?: string) => ReactNode;

interface Props {
  program: 'checker' | SimulationName;
  /** The program's name for screen readers and notices. */
  label: string;
  className?: string;
  /** The checker's initial script. */
  samples?: readonly Sample[];
  /** The program as plain HTML, rendered by the build. */
  children: ReactNode;
}

/**
 * Shows a program as plain HTML. Loads it on interaction, for a link that contains a script, or for stored input. This
 * component is small, because every page loads it.
 */
export function LazyProgram({ program, label, className, samples = [], children }: Props) {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<string>(undefined);
  const importChunk = () => (program === 'checker' ? openChecker(samples) : openSimulation(program));
  const { live, load } = useProgram(label, root, importChunk, (open, plain) => open(plain, pressed.current));
  const loadOnce = useRef(load);
  const loadChunkOnce = useRef(importChunk);

  useEffect(() => {
    // The reader may have used the program before hydration.
    if (root.current?.contains(document.activeElement)) loadOnce.current();
    const leaving = new AbortController();
    // If loading fails, the reader is told on first use.
    if (program === 'checker')
      import('./signs').then(({ watchSigns }) => watchSigns(loadOnce.current, leaving.signal)).catch(() => undefined);
    const takeBack = namePageChunk(loadChunkOnce.current);
    return () => {
      leaving.abort();
      takeBack();
    };
  }, [program]);

  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('[data-act]');
    if (live || !button) return;
    pressed.current = button.dataset.act;
    load();
  };

  return (
    <section
      ref={root}
      className={className}
      aria-label={label}
      data-practice={program}
      data-pagefind-ignore=""
      data-live={live ? '' : undefined}
      onPointerDown={load}
      onFocus={load}
      onClick={onClick}
    >
      {live ?? children}
    </section>
  );
}

async function openChecker(samples: readonly Sample[]): Promise<Open> {
  const { Program, takeOver } = await import('./checker/Checker');
  return function open(plain, pressed) {
    return <Program samples={samples} taken={takeOver(plain, pressed)} />;
  };
}

async function openSimulation(name: SimulationName): Promise<Open> {
  const { Program, takeOver } = await import('./simulations/Program');
  return function open(plain) {
    return <Program name={name} taken={takeOver(plain, undefined)} />;
  };
}
