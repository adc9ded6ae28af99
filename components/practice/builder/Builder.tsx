'use client';

import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import { isPlatform } from '@/lib/script/words/platforms';
import { restoreFocus, takeOver as readForm, type TakenOver } from '../../playground/form/take-over';
import { BuilderForm, INITIAL_STATE, type BuilderState } from './BuilderForm';

/** What `LazyProgram` hands over. */
interface Props {
  taken: TakenOver;
  command?: string;
}

/** Reads the plain form. */
export function takeOver(root: HTMLElement): TakenOver {
  return readForm(root, undefined);
}

/** The form that makes a `testing.json` while it is filled in. */
export function Program({ taken, command = '' }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [state, setState] = useState<BuilderState>(() => stateOf(Object.entries(taken.values), INITIAL_STATE));
  useLayoutEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
  }, [taken]);
  const onInput = ({ target }: FormEvent) => {
    const form = target instanceof Element ? target.closest('form') : null;
    if (form) setState((before) => stateOf(new FormData(form), before));
  };
  return (
    <div ref={root} onInput={onInput}>
      <BuilderForm id={id} state={state} command={command} />
    </div>
  );
}

/** What was typed for another platform is kept: it is there when the reader comes back to it. */
function stateOf(entries: Iterable<readonly [string, unknown]>, before: BuilderState): BuilderState {
  const texts = [...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const { platform, ...inputs } = Object.fromEntries(texts);
  return { platform: isPlatform(platform) ? platform : before.platform, inputs: { ...before.inputs, ...inputs } };
}
