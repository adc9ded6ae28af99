/** Removes everything that playgrounds keep in this browser, whatever its shape. */
export function clearStored(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const) {
    try {
      const storage = window[name];
      for (const key of Object.keys(storage)) if (key.startsWith('playground-')) storage.removeItem(key);
    } catch {
      // A storage that is denied keeps nothing.
    }
  }
}
