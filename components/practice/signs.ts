/**
 * Loads the checker without interaction if the address contains a script, or one is stored.
 * @param signal aborted when the reader leaves the page
 */
export function watchSigns(load: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const onHash = () => location.hash.startsWith('#script=') && load();
  onHash();
  window.addEventListener('hashchange', onHash, { signal });
  if (isKept('checker')) load();
}

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
