/** A JSON that several parts of the page read and write, kept in a storage of the browser where it allows it. */
export interface Store<T> {
  read(): T;
  write(value: T): void;
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

/**
 * Makes a store. Where the storage is denied or full, the value lasts as long as the page. What lies in it is whatever anybody
 * on this host has written: a value of another shape counts as none.
 */
export function createStore<T>(
  storage: 'sessionStorage' | 'localStorage',
  key: string,
  empty: T,
  isValid: (value: unknown) => value is T,
): Store<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let isWatching = false;
  const onStorage = (event: StorageEvent) => {
    // `null`: all has been removed.
    if (event.key !== null && event.key !== key) return;
    value = undefined;
    for (const listener of listeners) listener();
  };
  return {
    read: () => (value ??= load(storage, key, isValid) ?? empty),
    write(next) {
      value = next;
      try {
        if (JSON.stringify(next) === JSON.stringify(empty)) window[storage].removeItem(key);
        else window[storage].setItem(key, JSON.stringify(next));
      } catch {
        // The copy in memory is all there is.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      // For as long as the page lives: what another tab removes while no playground is shown is gone as well.
      if (!isWatching) window.addEventListener('storage', onStorage);
      isWatching = true;
      return () => void listeners.delete(listener);
    },
  };
}

function load<T>(
  storage: 'sessionStorage' | 'localStorage',
  key: string,
  isValid: (value: unknown) => value is T,
): T | undefined {
  try {
    const value: unknown = JSON.parse(window[storage].getItem(key) ?? 'null');
    if (isValid(value)) return value;
    // No one would read, list or remove it.
    if (value !== null) window[storage].removeItem(key);
    return undefined;
  } catch {
    return undefined;
  }
}

/** Whether something is a record. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether something is a record all of whose values have a shape. */
export function isRecordOf<T>(value: unknown, isEntry: (entry: unknown) => entry is T): value is Record<string, T> {
  return isRecord(value) && Object.values(value).every(isEntry);
}

/** Whether something is a text. */
export const isText = (value: unknown): value is string => typeof value === 'string';
