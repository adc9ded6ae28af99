import { element } from '../browser/element';

/** The message if the failed file is unknown. */
const UNNAMED = 'Part of this page couldn’t be loaded. You can keep reading.';

/**
 * Creates the notice that something couldn't be loaded. Offline, it has no **Reload** button, because reloading could
 * lose the page. Once dismissed, a notice without its own message isn't shown again. The page never reloads on its own,
 * which could lose what the reader has entered.
 */
export function createNotice() {
  let shown: HTMLElement | undefined;
  const close = () => {
    shown?.remove();
    shown = undefined;
  };
  return {
    /** Shows a notice. */
    show(what?: string) {
      if (!what && shown) return;
      close();
      const notice = element('p', { 'data-fault': '', role: 'alert' });
      // Everything outside an open dialog is inert.
      (document.querySelector('dialog[open]') ?? document.body).append(notice);
      // Screen readers announce text only in an existing alert.
      notice.append(what ?? UNNAMED);
      if (navigator.onLine) notice.append(buttonOf('Reload', () => location.reload()));
      // Dismissing doesn't reset the state, so a later fault without a message doesn't show the notice again.
      notice.append(buttonOf('Dismiss', () => notice.remove()));
      shown = notice;
    },
    close,
  };
}

function buttonOf(label: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(element('button', { type: 'button' }, label), { onclick });
}
