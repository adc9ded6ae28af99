/** The sentence for a file that failed without saying what it was. */
const UNNAMED = 'Part of this page could not be loaded. You can keep reading.';

/** Tells the reader that something could not be loaded. */
export interface Notice {
  /**
   * Shows a notice, and reloads the page if it comes from another build than the one on the server.
   * @param what the sentence to show; `true` reloads a page that can't be shown any more
   */
  show(what?: unknown): void;
  close(): void;
}

/**
 * Makes the notice. Its button **Reload** is left out without a network, where a reload may lose the page. A notice without a
 * sentence of its own isn't shown again to a reader who has dismissed it.
 * The page reloads automatically once until the application has started, once for each page of a build, and never if the
 * browser can't remember it, so there is no loop.
 * @param files the scripts that the document names: their names change with every build that changes one of them
 */
export function createNotice(files: readonly string[]): Notice {
  // The early script has made it the canonical address. The file of the page is what every server answers with.
  const file = location.pathname.replace(/\/$/, '/index.html');
  let shown: HTMLElement | undefined;

  const close = () => {
    shown?.remove();
    shown = undefined;
  };
  const open = (text: string) => {
    close();
    const notice = document.createElement('p');
    notice.dataset.fault = '';
    notice.setAttribute('role', 'alert');
    // Before its text, which screen readers announce only in an alert that is already there.
    document.body.append(notice);
    notice.append(text);
    if (navigator.onLine) notice.append(buttonOf('Reload', () => location.reload()));
    // It stays marked as shown, so a fault without a message doesn't show it again.
    notice.append(buttonOf('Dismiss', () => notice.remove()));
    shown = notice;
  };
  const reloadOnce = () => {
    try {
      const key = files.join() + location.pathname;
      if (sessionStorage.getItem(key) || sessionStorage.getItem('reloaded')) return;
      sessionStorage.setItem(key, '1');
      sessionStorage.setItem('reloaded', '1');
      location.reload();
    } catch {
      // Storage is denied or full: without it nothing would end a loop.
    }
  };
  const reloadIfReplaced = async () => {
    const response = await fetch(file, { cache: 'no-cache' });
    const text = response.ok ? await response.text() : '';
    if (text && !files.every((name) => text.includes(name))) reloadOnce();
  };
  return {
    show(what) {
      if (what === true) return reloadOnce();
      if (what || !shown) open(typeof what === 'string' ? what : UNNAMED);
      reloadIfReplaced().catch(() => undefined);
    },
    close,
  };
}

function buttonOf(label: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { textContent: label, onclick });
}

/** Marks the application as started, so a later fault may reload the page again. */
export function allowReload(): void {
  try {
    sessionStorage.removeItem('reloaded');
  } catch {
    // Denied: nothing was remembered either.
  }
}
