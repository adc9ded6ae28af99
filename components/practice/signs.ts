/** How the fragment of a link begins that carries what a program starts from; the starter knows them, too. */
const FRAGMENTS: Readonly<Record<string, string>> = { checker: '#script=', roi: '#roi=' };

/**
 * Loads a program that nobody has touched where there is reason to: a link brings something for it, a file is dragged over it, or something
 * is kept from the last visit under its name. Where pages are kept for reading offline, so is the program of this one.
 * @param signal is aborted when the page is left
 */
export function watchSigns(
  program: string,
  root: HTMLElement | null,
  load: () => void,
  importChunk: () => Promise<unknown>,
  signal: AbortSignal,
): void {
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
  if ('serviceWorker' in navigator) void passWorker(importChunk).catch(() => undefined);
}

/** The worker keeps what it sees pass. */
async function passWorker(importChunk: () => Promise<unknown>): Promise<void> {
  const { serviceWorker } = navigator;
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
  await importChunk();
}

function isKept(name: string): boolean {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}
