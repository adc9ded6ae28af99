import { useEffect, useState, useSyncExternalStore } from 'react';
import { NOTHING, type Progress } from './nothing';

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
