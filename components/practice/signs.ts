/**
 * Loads the checker although nobody has touched it where there is reason to: a link brings a script, a file is dragged over it, or
 * a script is kept from the last visit.
 * @param signal is aborted when the page is left
 */
export function watchSigns(root: HTMLElement | null, load: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const onHash = () => location.hash.startsWith('#script=') && load();
  onHash();
  window.addEventListener('hashchange', onHash, { signal });
  if (isKept('checker')) load();
  const onDrag = (event: Event) => {
    // By default the browser leaves the page for a file that is dropped.
    event.preventDefault();
    load();
  };
  root?.addEventListener('dragover', onDrag, { signal });
}

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
