/** How the fragment of a link begins that carries what a program starts from; the starter knows them, too. */
const FRAGMENTS: Readonly<Record<string, string>> = { checker: '#script=', roi: '#roi=' };

/**
 * Loads a program that nobody has touched where there is reason to: a link brings something for it, a file is dragged over it, or something
 * is kept from the last visit under its name.
 * @param signal is aborted when the page is left
 */
export function watchSigns(program: string, root: HTMLElement | null, load: () => void, signal: AbortSignal): void {
  if (signal.aborted) return;
  const onHash = () => {
    const carried = FRAGMENTS[program];
    if (carried && location.hash.startsWith(carried)) load();
  };
  onHash();
  window.addEventListener('hashchange', onHash, { signal });
  if (isKept(program)) load();
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
