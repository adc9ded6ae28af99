'use client';

import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import type { RunSetup, Target } from '@/lib/script/run/text';
import { namePageChunk } from '../browser/page-chunks';
import { useProgram } from '../browser/useProgram';
import type { Sample } from './checker/Toolbar';

/** A program's input from the build. */
export interface Handed extends RunSetup {
  target?: Target;
  /** Whether the sample bot's chat is in an iframe. */
  isFramed?: boolean;
  /** The checker's samples. */
  samples?: readonly Sample[];
}

/** What the reader did before the program loaded. */
export interface Start {
  program: ProgramName;
  handed: Handed;
  /** The name of the pressed button. */
  pressed?: string;
}

/** A chunk with a function that opens a program in place of an element. */
type Chunk = Record<'open', (plain: HTMLElement, start: Start) => ReactNode>;

/** The program that takes the place of plain HTML. */
export type ProgramName = 'run' | 'phone' | 'voices' | 'bot' | 'checker' | 'load' | 'week';

/** Empty on the server, which never opens a program, because bundling them there would slow down the build. */
const PROGRAMS = (
  typeof window === 'undefined'
    ? {}
    : {
        run: () => import('./run/Run'),
        phone: () => import('./phone/Phone'),
        voices: () => import('./phone/Voices'),
        bot: () => import('./bot/Chat'),
        checker: () => import('./checker/Checker'),
        load: () => import('./simulations/Program'),
        week: () => import('./simulations/Program'),
      }
) as Record<ProgramName, () => Promise<Chunk>>;

interface Props extends Handed {
  program: ProgramName;
  /** The program's name for screen readers and notices. */
  label: string;
  className?: string;
  /** The program as plain HTML, rendered by the build. */
  children: ReactNode;
}

/**
 * Shows a program as plain HTML. A form loads on any interaction, other programs when their button is pressed. Small,
 * because every page loads it.
 */
export function LazyProgram({ program, label, className, children, ...handed }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef<string>(undefined);
  const importChunk = PROGRAMS[program];
  const isForm = program === 'checker' || program === 'load' || program === 'week';
  const { live, load } = useProgram(label, root, importChunk, ({ open }, plain) =>
    open(plain, { program, handed, pressed: pressed.current }),
  );
  const loadOnce = useRef(load);
  useEffect(() => {
    if (!isForm) return;
    // The reader may have used it before hydration.
    if (root.current?.contains(document.activeElement)) loadOnce.current();
    const stopWatching = program === 'checker' ? watchSigns(loadOnce.current) : undefined;
    const takeBack = namePageChunk(importChunk);
    return () => {
      stopWatching?.();
      takeBack();
    };
  }, [program, isForm, importChunk]);

  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest('button');
    if (live || !button) return;
    pressed.current = button.name;
    load();
  };
  return (
    <div
      ref={root}
      className={className}
      data-practice={program}
      data-pagefind-ignore=""
      data-live={live ? '' : undefined}
      onClick={onClick}
      {...(isForm && { role: 'region', 'aria-label': label, onPointerDown: load, onFocus: load })}
    >
      {live ?? children}
    </div>
  );
}

/**
 * Loads the checker without interaction if the address contains a script, or one is stored.
 * @returns a function that stops watching the address
 */
function watchSigns(load: () => void): () => void {
  const onHash = () => location.hash.startsWith('#script=') && load();
  onHash();
  window.addEventListener('hashchange', onHash);
  try {
    if (localStorage.getItem('checker') !== null) load();
  } catch {
    // Storage is unavailable.
  }
  return () => window.removeEventListener('hashchange', onHash);
}
