import type { Variables } from '@/lib/playground/variables';
import { createStore, isRecordOf, isText } from './store';

const kept = createStore<Variables>('localStorage', 'playground-variables', {}, (value) => isRecordOf(value, isText));

/** The variables of all playgrounds of the site, kept on this device. */
export const variables = kept.read;

/** Keeps a variable; without a value it is removed. */
export function keepVariable(name: string, value: string | undefined): void {
  // A value that changes stays in its place.
  const all = Object.entries({ ...kept.read(), [name]: value });
  kept.write(Object.fromEntries(all.flatMap(([key, one]) => (one === undefined ? [] : [[key, one]]))));
}

/** For `useSyncExternalStore`. */
export const onVariablesChange = kept.subscribe;
