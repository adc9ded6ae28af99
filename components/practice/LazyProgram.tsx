'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { useProgram } from '../browser/useProgram';
import type { Sample } from './checker/Toolbar';

/** The programs, as the reader knows them. */
const NAMES = { checker: 'The checker', builder: 'The form' } as const;

/** Makes what takes the place of the plain HTML. */
type Open = (plain: HTMLElement, pressed?: string) => ReactNode;

/** The field as the reader finds it; this is read before React starts. */
const field =
  typeof document === 'undefined' ? null : document.querySelector<HTMLTextAreaElement>('[data-practice] textarea');
/** What was typed into it: when React starts, it puts back what the field was made with. */
let typed: readonly [text: string, from: number, to: number] | undefined;
const note = () => {
  if (field && field.value !== field.defaultValue) typed = [field.value, field.selectionStart, field.selectionEnd];
};
note();
field?.addEventListener('input', note);

interface Props {
  program: keyof typeof NAMES;
  /** What a screen reader calls it. */
  label: string;
  className?: string;
  /** What the checker starts from. */
  samples?: readonly Sample[];
  /** What the builder says to run. */
  command?: string;
  /** The program as the build shows it. */
  children: ReactNode;
}

/**
 * Shows a program as the build shows it, and loads it when the reader touches it, when a link brings a script, and when something
 * is kept from the last visit under its name. It is small, because it is loaded with every page.
 */
export function LazyProgram({ program, label, className, samples = [], command, children }: Props) {
  const root = useRef<HTMLElement>(null);
  const pressed = useRef<string>(undefined);
  const name = NAMES[program];
  const importChunk = async () => (program === 'checker' ? await openChecker(samples) : await openBuilder(command));
  const { live, hasFailed, load } = useProgram(name, root, importChunk, (open, plain) => open(plain, pressed.current));
  const loadOnce = useRef(load);
  const loadChunkOnce = useRef(importChunk);

  useEffect(() => {
    if (typed && field && root.current?.contains(field) && field.value !== typed[0]) {
      const [text, from, to] = typed;
      field.value = text;
      field.setSelectionRange(from, to);
    }
    const onHash = () => {
      if (program === 'checker' && location.hash.startsWith('#script=')) loadOnce.current();
    };
    onHash();
    void keepProgram(loadChunkOnce.current);
    if (isKept(program) || root.current?.contains(document.activeElement)) loadOnce.current();
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
  }, [program]);

  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-act]') : null;
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
      data-live={live ? '' : undefined}
      onPointerDown={load}
      onFocus={load}
      onInput={load}
      onClick={onClick}
      onDragEnter={load}
      onDragOver={(event) => event.preventDefault()}
    >
      {live ?? children}
      {hasFailed && <p role="alert">{name} could not be loaded. Check your connection and press again.</p>}
    </section>
  );
}

async function openChecker(samples: readonly Sample[]): Promise<Open> {
  const { Program, takeOver } = await import('./checker/Checker');
  return function open(plain, pressed) {
    return <Program samples={samples} taken={takeOver(plain, pressed)} />;
  };
}

async function openBuilder(command: string | undefined): Promise<Open> {
  const { Program, takeOver } = await import('./builder/Builder');
  return function open(plain) {
    return <Program command={command} taken={takeOver(plain)} />;
  };
}

/** Where pages are kept for reading offline, so is the program of this one: its worker keeps what it sees pass. */
async function keepProgram(importChunk: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  // Whoever touches the program is told when it does not come.
  await importChunk().catch(() => undefined);
}

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
