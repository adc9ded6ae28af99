/**
 * Loads the checker without interaction if the address contains a script, or one is stored from the last visit.
 * @param signal aborted when the page is left
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
