import { readStored, storageKey, writeStored } from './storage';

/** A JSON value shared by several parts of a page, kept in browser storage if possible. */
export interface Store<T> {
  read(): T;
  write(value: T): void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store. If storage is unavailable or full, the value lasts as long as the page.
 * @param name see {@link storageKey}
 * @param isValid recognizes stored values; others, which an older version may have written, are removed
 */
export function createStore<T>(
  storage: 'sessionStorage' | 'localStorage',
  name: string,
  empty: T,
  isValid: (value: unknown) => value is T,
): Store<T> {
  const load = (): T | undefined => {
    try {
      const value: unknown = JSON.parse(readStored(storage, name) ?? 'null');
      if (isValid(value)) return value;
      // Nothing else could ever read, list or remove it, because the key is this site's.
      if (value !== null) writeStored(storage, name, '');
      return undefined;
    } catch {
      return undefined;
    }
  };
  const listeners = new Set<() => void>();
  let value: T | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    // `null` means that all storage was cleared.
    if (event.key !== null && event.key !== storageKey(name)) return;
    value = undefined;
    notify();
  };
  // Never removed, so changes in other tabs are noticed even without subscribers. Browsers add a listener only once.
  const watch = () => window.addEventListener('storage', onStorage);
  return {
    read() {
      watch();
      return (value ??= load() ?? empty);
    },
    write(next) {
      value = next;
      const text = JSON.stringify(next);
      // Each program has its own copy of this module.
      if (writeStored(storage, name, text === JSON.stringify(empty) ? '' : text))
        window.dispatchEvent(new StorageEvent('storage', { key: storageKey(name) }));
      else notify();
    },
    subscribe(listener) {
      listeners.add(listener);
      watch();
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether a value is a plain record. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is a record whose entries all pass a check. */
export function isRecordOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is Record<string, T> {
  return isRecord(value) && Object.values(value).every(isEntry);
}

/** Whether a value is a string. */
export const isText = (value: unknown): value is string => typeof value === 'string';
