import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOTHING, type Progress } from './nothing';

const readNothing = () => NOTHING;
const neverChanges = () => () => undefined;

/** Returns the reader's progress. The store loads only if something is stored (see `choice-script.ts`). */
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
