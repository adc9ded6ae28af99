/*
 * Values kept in the browser. All sites on an origin share one storage, so every key starts with this site's name and
 * base path (see `app/layout.tsx`), and nothing else is read, changed or removed.
 */

type Kind = 'localStorage' | 'sessionStorage';

/** The complete key of a value. */
export function storageKey(name: string): string {
  return `${document.documentElement.dataset.site ?? ''} ${name}`;
}

/** Reads a value. `null` if there is none, or if storage is denied. */
export function readStored(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(storageKey(name));
  } catch {
    return null;
  }
}

/**
 * Stores a value, or removes it if it is empty.
 * @returns whether it is stored; it isn't if storage is denied or full
 */
export function writeStored(kind: Kind, name: string, value: string): boolean {
  try {
    if (value) window[kind].setItem(storageKey(name), value);
    else window[kind].removeItem(storageKey(name));
    return true;
  } catch {
    return false;
  }
}
