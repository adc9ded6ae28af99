/** The message if the failed file is unknown. */
const UNNAMED = 'Part of this page couldn’t be loaded. You can keep reading.';

/** How long a page isn't reloaded again automatically, in milliseconds. */
const PAUSE = 10 * 60_000;

/**
 * Creates the notice that something couldn't be loaded. Offline, it has no **Reload** button, because reloading could
 * lose the page. Once dismissed, a notice without its own message isn't shown again. To avoid a loop, a page reloads
 * automatically only once in ten minutes, and never if the browser can't store that it did.
 * @param files the document's scripts, whose names change with their content
 */
export function createNotice(files: readonly string[]) {
  // The early script has set the canonical address, which not every server answers. They all serve the page's file.
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
    // Screen readers announce text only in an existing alert.
    document.body.append(notice);
    notice.append(text);
    if (navigator.onLine) notice.append(buttonOf('Reload', () => location.reload()));
    // Dismissing doesn't reset the state, so a later fault without a message doesn't show the notice again.
    notice.append(buttonOf('Dismiss', () => notice.remove()));
    shown = notice;
  };
  const reloadOnce = () => {
    try {
      const key = `reloaded ${location.pathname}`;
      if (Date.now() - Number(sessionStorage.getItem(key)) < PAUSE) return;
      sessionStorage.setItem(key, String(Date.now()));
      location.reload();
    } catch {
      // Storage is denied or full, so nothing would stop a loop.
    }
  };
  const reloadIfReplaced = async () => {
    const response = await fetch(file, { cache: 'no-cache' });
    const text = response.ok ? await response.text() : '';
    if (text && !files.every((name) => text.includes(name))) reloadOnce();
  };
  return {
    /**
     * Shows a notice, and reloads the page if the server has a different build.
     * @param what the message; `true` reloads a page that can't be displayed
     */
    show(what?: unknown) {
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
