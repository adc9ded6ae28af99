'use client';

import {
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type MouseEvent,
} from 'react';
import { fromRoiFragment, readRoiForm, toRoiFragment } from '@/lib/practice/accuracy';
import type { Inputs } from '@/lib/practice/fields';
import { replaceEntry } from '../../navigation/history';
import { restoreFocus, takeOver as readForm, type TakenOver } from '../../browser/take-over';
import { copyLink } from '../copy-link';
import { ErrorProbability } from './ErrorProbability';
import { Load } from './Load';
import { Roi } from './Roi';
import { useClock } from './useClock';
import { Week } from './Week';

const VIEWS = { roi: Roi, errors: ErrorProbability, load: Load, week: Week };

/** The name of a simulation. */
export type SimulationName = keyof typeof VIEWS;

/** What `LazyProgram` hands over. */
interface Props {
  name: SimulationName;
  taken: TakenOver;
  /** The button that was pressed before the program was there. */
  pressed?: string;
}

/** Reads the plain form, or the link that brought the reader. */
export function takeOver(name: SimulationName, root: HTMLElement): TakenOver {
  const taken = readForm(root, undefined);
  const linked = isLinkTo(name) ? fromRoiFragment(location.hash) : undefined;
  return linked ? { ...taken, values: linked } : taken;
}

/** A simulation that follows its form. */
export function Program({ name, taken, pressed }: Props) {
  const View = VIEWS[name];
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const [inputs, setInputs] = useState(() => textsOf(Object.entries(taken.values)));
  const [message, setMessage] = useState(() => (isLinkTo(name) ? problemOfLink() : ''));
  /** Enters something for the reader. */
  const write = (next: Inputs) => {
    for (const [control, value] of Object.entries(next)) {
      const input = root.current?.querySelector<HTMLInputElement>(`[name="${control}"]`);
      if (input) input.value = value;
    }
    setInputs((before) => ({ ...before, ...next }));
  };
  const { isRunning, run, skip } = useClock(inputs, write);

  const acts: Readonly<Record<string, () => void>> = {
    run,
    skip,
    share() {
      const { values } = readRoiForm(inputs);
      if (values) void copyLink(toRoiFragment(values), 'figures').then(setMessage);
    },
  };
  const repeat = useEffectEvent(() => pressed && acts[pressed]?.());
  useLayoutEffect(() => {
    if (root.current) restoreFocus(root.current, taken);
  }, [taken]);
  useEffect(() => {
    const follow = () => {
      if (!isLinkTo(name)) return;
      write(fromRoiFragment(location.hash) ?? {});
      setMessage(problemOfLink());
      root.current?.scrollIntoView();
    };
    if (isLinkTo(name)) root.current?.scrollIntoView();
    repeat();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, [name]);

  const onInput = ({ target }: FormEvent) => {
    const form = (target as Element).closest('form');
    if (!form) return;
    setInputs(textsOf(new FormData(form)));
    setMessage('');
    // The figures of the link are not what is here any more: a reload must not bring them back.
    if (isLinkTo(name)) replaceEntry(history.state, location.pathname);
  };
  const onClick = ({ target }: MouseEvent) => {
    acts[(target as Element).closest<HTMLElement>('[data-act]')?.dataset.act ?? '']?.();
  };
  return (
    <div ref={root} onInput={onInput} onClick={onClick}>
      <View {...{ id, inputs, message, isRunning }} />
    </div>
  );
}

function textsOf(entries: Iterable<readonly [string, unknown]>): Inputs {
  return Object.fromEntries([...entries].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

/** Whether the address of the page carries figures for this simulation. */
function isLinkTo(name: SimulationName): boolean {
  return name === 'roi' && location.hash.startsWith('#roi=');
}

function problemOfLink(): string {
  return fromRoiFragment(location.hash) ? '' : 'The link is incomplete, so its figures could not be read.';
}
