'use client';

import { useId, useLayoutEffect, useRef, useState, type FormEvent } from 'react';
import type { Inputs } from '@/lib/practice/fields';
import { restoreFocus, type TakenOver } from '../../browser/take-over';
import { Load } from './Load';
import { Week } from './Week';

const VIEWS = { load: Load, week: Week };

/** See {@link VIEWS}. */
export type SimulationName = keyof typeof VIEWS;

export { takeOver } from '../../browser/take-over';

/** A simulation that updates as its form changes. */
export function Program({ name, taken }: { name: SimulationName; taken: TakenOver }) {
  const View = VIEWS[name];
  const root = useRef<HTMLDivElement>(null);
  const [inputs, setInputs] = useState(() => textsOf(Object.entries(taken.values)));
  useLayoutEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
  }, [taken]);
  const onInput = ({ target }: FormEvent) => {
    const form = (target as Element).closest('form');
    if (form) setInputs(textsOf(new FormData(form)));
  };
  return (
    <div ref={root} onInput={onInput}>
      <View id={useId()} inputs={inputs} />
    </div>
  );
}

function textsOf(entries: Iterable<readonly [string, unknown]>): Inputs {
  return Object.fromEntries([...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
