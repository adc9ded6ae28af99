import type { Variables } from '@/lib/playground/variables';
import { createStore, isRecordOf, isText } from './store';

const kept = createStore<Variables>('localStorage', 'playground-variables', {}, (value) => isRecordOf(value, isText));

/** The variables of all playgrounds of the site, kept on this device. */
export const variables = kept.read;

/** Keeps a variable; without a value it is removed. */
export function keepVariable(name: string, value: string | undefined): void {
  const { [name]: _, ...others } = kept.read();
  // A value that changes stays in its place.
  kept.write(value === undefined ? others : { ...kept.read(), [name]: value });
}

/** For `useSyncExternalStore`. */
export const onVariablesChange = kept.subscribe;
