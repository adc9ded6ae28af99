'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import type { RunSetup, Target } from '@/lib/script/run/text';
import { useProgram } from '../browser/useProgram';

/** A program's input from the build. */
export interface Handed extends RunSetup {
  target?: Target;
  /** Whether the sample bot's chat is in an iframe. */
  isFramed?: boolean;
}

/** A chunk with a function that opens a program in place of an element. */
type Chunk = Record<'open', (plain: HTMLElement, handed: Handed) => ReactNode>;

const PROGRAMS = {
  run: (): Promise<Chunk> => import('./run/Run'),
  phone: (): Promise<Chunk> => import('./phone/Phone'),
  voices: (): Promise<Chunk> => import('./phone/Voices'),
  bot: (): Promise<Chunk> => import('./bot/Chat'),
};

interface Props extends Handed {
  program: keyof typeof PROGRAMS;
  /** The program's name for notices. */
  label: string;
  className?: string;
  /** The program as plain HTML, with its start button. */
  children: ReactNode;
}

/** Loads a program when its button is pressed. This component is small, because every page loads it. */
export function OnDemand({ program, label, className, children, ...handed }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const { live, load } = useProgram(label, root, PROGRAMS[program], ({ open }, plain) => open(plain, handed));
  const onClick = ({ target }: MouseEvent) => {
    if (!live && (target as Element).closest('button')) load();
  };
  return (
    <div ref={root} className={className} data-practice={program} data-pagefind-ignore="" onClick={onClick}>
      {live ?? children}
    </div>
  );
}
