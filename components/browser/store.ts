/** A JSON value shared by several parts of a page, kept in browser storage if possible. */
export interface Store<T> {
  read(): T;
  write(value: T): void;
  /** Calls `listener` after each change. Returns a function that unsubscribes. For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

/**
 * Creates a store. If storage is unavailable or full, the value lasts as long as the page.
 * @param isValid recognizes stored values; others, which something else on this host may have written, are discarded
 */
export function createStore<T>(
  storage: 'sessionStorage' | 'localStorage',
  key: string,
  empty: T,
  isValid: (value: unknown) => value is T,
): Store<T> {
  const load = (): T | undefined => {
    try {
      const value: unknown = JSON.parse(window[storage].getItem(key) ?? 'null');
      if (isValid(value)) return value;
      // Delete an invalid value, because nothing else could ever read, list or remove it.
      if (value !== null) window[storage].removeItem(key);
      return undefined;
    } catch {
      return undefined;
    }
  };
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let isWatching = false;
  const onStorage = (event: StorageEvent) => {
    // `null` means that all storage was cleared.
    if (event.key !== null && event.key !== key) return;
    value = undefined;
    for (const listener of listeners) listener();
  };
  return {
    read: () => (value ??= load() ?? empty),
    write(next) {
      value = next;
      try {
        if (JSON.stringify(next) === JSON.stringify(empty)) window[storage].removeItem(key);
        else window[storage].setItem(key, JSON.stringify(next));
      } catch {
        // The value stays in memory only.
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      // This listener is never removed, so changes in other tabs are noticed even without subscribers.
      if (!isWatching) window.addEventListener('storage', onStorage);
      isWatching = true;
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
