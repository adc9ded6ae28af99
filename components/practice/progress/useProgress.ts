import { useEffect, useState, useSyncExternalStore } from 'react';

/** What a reader has done in the courses, kept on the device. */
export interface Progress {
  /** The exercises that were solved, by ID. */
  exercises: readonly string[];
  /** The lessons that are done, by address. */
  lessons: readonly string[];
  /** The pages on which a run passed, by address. */
  runs: readonly string[];
  /** The lessons in which something was done, by address; the latest is the last. */
  latest: readonly string[];
}

/** Nothing was done yet. */
export const NOTHING: Progress = { exercises: [], lessons: [], runs: [], latest: [] };

const readNothing = () => NOTHING;
const neverChanges = () => () => undefined;

/** The progress. The store is loaded where something is kept (see `choice-script.ts`), or as soon as something is. */
export function useProgress(): Progress {
  const [store, setStore] = useState<(typeof import('./progress'))['store']>();
  useEffect(() => {
    const load = () => void import('./progress').then((loaded) => setStore(loaded.store)).catch(() => undefined);
    if (document.documentElement.dataset.progress !== undefined) load();
    document.addEventListener('progress', load);
    return () => document.removeEventListener('progress', load);
  }, []);
  return useSyncExternalStore(store?.subscribe ?? neverChanges, store?.read ?? readNothing, readNothing);
}
