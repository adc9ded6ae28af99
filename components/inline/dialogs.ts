import { elementOf } from '../browser/element';
import { shortcutOf } from '../browser/shortcut';

/** The dialogs in the document. That of an enlarged image belongs to its library, which closes it in steps. */
const OWN = 'dialog[id^="frame:"]';

/**
 * Opens the dialogs in the document by their buttons, which name them in `data-opens`, and by keys. A dialog opens in
 * the frame of the press, with a native field that takes every key.
 * @param onSearch called when the search opens, to load what finds something
 */
export function answerDialogs(onSearch: () => void): void {
  const open = (name: string) => {
    const dialog = document.getElementById(`frame:${name}`);
    if (!(dialog instanceof HTMLDialogElement)) return;
    if (!dialog.open) {
      dialog.showModal();
      const field = dialog.querySelector('input');
      field?.focus();
      field?.select();
    }
    if (name === 'search') onSearch();
  };
  window.addEventListener('click', (event) => {
    const target = elementOf(event);
    const button = target.closest<HTMLElement>('[data-opens]');
    if (button) open(button.dataset.opens ?? '');
    // A click on the backdrop targets the dialog itself.
    if (target.matches(`${OWN}, [data-close]`)) target.closest<HTMLDialogElement>(OWN)?.close();
  });
  window.addEventListener('keydown', (event) => {
    const shown = document.querySelector<HTMLDialogElement>('dialog[open]');
    const name = shortcutOf(event);
    if (event.key === 'Escape' && shown?.matches(OWN) && !event.isComposing) {
      // By default, Escape would only clear the field.
      event.preventDefault();
      shown.close();
    } else if (name && !(shown && name === 'shortcuts')) {
      event.preventDefault();
      open(name);
    }
  });
}
