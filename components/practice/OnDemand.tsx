'use client';

import { useRef, type MouseEvent, type ReactNode } from 'react';
import type { RunSetup, Target } from '@/lib/script/run/text';
import { useProgram } from '../browser/useProgram';

/** What the build hands to a program. */
export interface Handed extends RunSetup {
  target?: Target;
}

/** A chunk that holds a program. */
interface Chunk {
  /** @param plain what stands there until then */
  open(plain: HTMLElement, handed: Handed): ReactNode;
}

const PROGRAMS = {
  run: (): Promise<Chunk> => import('./run/Run'),
  phone: (): Promise<Chunk> => import('./phone/Phone'),
  bot: (): Promise<Chunk> => import('./bot/Chat'),
};

interface Props extends Handed {
  program: keyof typeof PROGRAMS;
  /** What a notice that it could not be loaded calls it. */
  label: string;
  className?: string;
  /** The program as the build shows it, with the button that starts it. */
  children: ReactNode;
}

/** Loads a program when its button is pressed, and not before. It is small, because it is loaded with every page. */
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
