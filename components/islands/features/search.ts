import { loadChunk } from '../../browser/fault';

/** Fills the search dialog with results, once the reader has opened it. */
export function watchSearch(signal: AbortSignal): void {
  const dialog = document.getElementById('frame:search') as HTMLDialogElement | null;
  if (!dialog) return;
  let isStarted = false;
  const begin = async () => {
    if (isStarted) return;
    isStarted = true;
    try {
      const { startSearch } = await loadChunk('The search', () => import('../../search/program'));
      startSearch(dialog, signal);
    } catch {
      // A notice is shown, and the next key retries.
      isStarted = false;
    }
  };
  dialog.addEventListener('input', () => void begin(), { signal });
  // The button and the shortcuts focus the field.
  dialog.querySelector('input')?.addEventListener('focus', () => void begin(), { signal });
  if (dialog.open) void begin();
}
