'use client';

import { useEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode } from 'react';
import { namePageChunk } from '../browser/page-chunks';
import { useProgram } from '../browser/useProgram';
import type { Sample } from './checker/Toolbar';
import type { SimulationName } from './simulations/Program';

const SLIDER = '[type="range"]';

/** Makes what takes the place of the plain HTML. */
type Open = (plain: HTMLElement, pressed?: string) => ReactNode;

interface Props {
  program: 'checker' | SimulationName;
  /** What a screen reader, and a notice that it could not be loaded, call it. */
  label: string;
  className?: string;
  /** What the checker starts from. */
  samples?: readonly Sample[];
  /** The program as the build shows it. */
  children: ReactNode;
}

/**
 * Shows a program as the build shows it, and loads it when the reader touches it, when a link brings a script, and when something
 * is kept from the last visit under its name. It is small, because it is loaded with every page.
 */
export function LazyProgram({ program, label, className, samples = [], children }: Props) {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<string>(undefined);
  const importChunk = () => (program === 'checker' ? openChecker(samples) : openSimulation(program));
  const { live, load } = useProgram(label, root, importChunk, (open, plain) => open(plain, pressed.current));
  const loadOnce = useRef(load);
  const loadChunkOnce = useRef(importChunk);

  useEffect(() => {
    if (root.current && isTouched(root.current)) loadOnce.current();
    const leaving = new AbortController();
    // Load errors are shown when the reader uses it; ignore them here.
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

  // A slider under a finger would stop if the program took its place, and is not `:active`: it is let go first.
  const onPointerDown = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch' || !(target as Element).matches(SLIDER)) load();
  };

  return (
    <section
      ref={root}
      className={className}
      aria-label={label}
      data-practice={program}
      data-pagefind-ignore=""
      data-live={live ? '' : undefined}
      onPointerDown={onPointerDown}
      onPointerUp={load}
      onPointerCancel={load}
      onFocus={load}
      onClick={onClick}
    >
      {live ?? children}
    </section>
  );
}

/** Whether a reader was here before the application: a slider that a finger has moved has no focus. */
function isTouched(root: HTMLElement): boolean {
  const sliders = root.querySelectorAll<HTMLInputElement>(SLIDER);
  return root.contains(document.activeElement) || [...sliders].some((slider) => slider.value !== slider.defaultValue);
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
