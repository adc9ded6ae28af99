/** A JSON that several parts of the page read and write, kept in a storage of the browser where it allows it. */
export interface Store<T> {
  read(): T;
  write(value: T): void;
  /** For `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
}

/** Makes a store. Where the storage is denied or full, the value lasts as long as the page. */
export function createStore<T>(storage: 'sessionStorage' | 'localStorage', key: string, empty: T): Store<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  return {
    read: () => (value ??= load(storage, key) ?? empty),
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
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key) return;
        value = undefined;
        listener();
      };
      listeners.add(listener);
      window.addEventListener('storage', onStorage);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', onStorage);
      };
    },
  };
}

function load<T>(storage: 'sessionStorage' | 'localStorage', key: string): T | undefined {
  try {
    return (JSON.parse(window[storage].getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}
