import { loadChunk } from '../../browser/fault';

/** Fills the search dialog with results, once the reader has opened it. */
export function watchSearch(signal: AbortSignal): void {
  const dialog = document.getElementById('frame:search') as HTMLDialogElement | null;
  if (!dialog) return;
  let started: Promise<void> | undefined;
  const begin = () => {
    started ??= loadChunk('The search', () => import('../../search/program'))
      .then(({ startSearch }) => startSearch(dialog, signal))
      // A notice is shown, and the next key retries.
      .catch(() => void (started = undefined));
  };
  dialog.addEventListener('input', begin, { signal });
  // The button and the shortcuts focus the field.
  dialog.querySelector('input')?.addEventListener('focus', begin, { signal });
  if (dialog.open) begin();
}
