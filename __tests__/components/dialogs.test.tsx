import { fireEvent, screen } from '@testing-library/react';
import { act, find, press, runInline } from './inline';
import { show } from './html';
import { ShortcutsDialog } from '@/components/chrome/ShortcutsDialog';
import { Search } from '@/components/search/Search';

const search = () => find<HTMLDialogElement>('#frame\\:search');
const shortcuts = () => find<HTMLDialogElement>('#frame\\:shortcuts');
const field = () => screen.getByRole<HTMLInputElement>('combobox', { hidden: true });

beforeEach(async () => {
  const files = '/_assets/search-1.js /x-search/pagefind.js /x-search/wasm.en.pagefind';
  show(
    <>
      <p>Text</p>
      <textarea />
      <Search />
      <ShortcutsDialog />
    </>,
  );
  await runInline({ main: '/main.js', search: files });
});

test.each<[key: string, modifiers: KeyboardEventInit, selector: string]>([
  ['/', {}, 'p'],
  ['/', { shiftKey: true }, 'p'],
  ['k', { ctrlKey: true }, 'p'],
  ['k', { ctrlKey: true }, 'textarea'],
  ['K', { metaKey: true }, 'p'],
  ['л', { ctrlKey: true, code: 'KeyK' }, 'p'],
  ['?', { shiftKey: true }, 'p'],
])('%j with %j in <%s> opens the dialog of its name, which Escape and its button close', (key, modifiers, selector) => {
  const dialog = key === '?' ? shortcuts() : search();
  const other = key === '?' ? search() : shortcuts();
  for (const close of [
    () => press('Escape', {}, 'body'),
    () => fireEvent.click(dialog.querySelector('[data-close]')!),
  ]) {
    expect(press(key, modifiers, selector).defaultPrevented).toBe(true);
    expect([dialog.open, other.open]).toEqual([true, false]);
    close();
    expect(dialog.open).toBe(false);
  }
});

test.each([
  ['k', { ctrlKey: true, shiftKey: true }, 'p'],
  ['k', { ctrlKey: true, altKey: true }, 'p'],
  ['t', { ctrlKey: true, code: 'KeyK' }, 'p'],
  ['k', {}, 'p'],
  ['/', { ctrlKey: true }, 'p'],
  ['/', { metaKey: true }, 'p'],
  ['/', { altKey: true }, 'p'],
  ['?', { metaKey: true, shiftKey: true }, 'p'],
  ['/', {}, 'textarea'],
  ['?', {}, 'textarea'],
] as const)('%j with %j in <%s> is left to the browser', (key, modifiers, selector) => {
  expect(press(key, modifiers, selector).defaultPrevented).toBe(false);
  expect([search().open, shortcuts().open]).toEqual([false, false]);
});

test.each(['/', '?'])('%j in a field of a shadow tree, such as the editor, is left to the browser', (key) => {
  const inner = find('p').attachShadow({ mode: 'open' }).appendChild(document.createElement('textarea'));
  const pressed = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
  inner.dispatchEvent(pressed);
  expect(pressed.defaultPrevented).toBe(false);
  expect([search().open, shortcuts().open]).toEqual([false, false]);
});

test('a press outside the dialog closes it, one inside or an Escape that ends a composition does not', () => {
  press('/');
  fireEvent.click(field());
  press('Escape', { isComposing: true }, 'input');
  expect(search().open).toBe(true);
  act('click', '#frame\\:search');
  expect(search().open).toBe(false);
});

test('opening the search once more requests no file again', () => {
  press('/');
  press('Escape', {}, 'body');
  press('/');
  expect(document.head.querySelectorAll('link')).toHaveLength(3);
});

test('the dialog of an enlarged image is left to its library, which closes it in steps', () => {
  document.body.insertAdjacentHTML('beforeend', '<dialog open id="rmiz-modal-1"></dialog>');
  const image = find<HTMLDialogElement>('#rmiz-modal-1');
  act('click', '#rmiz-modal-1');
  expect([press('Escape', {}, 'body').defaultPrevented, image.open]).toEqual([false, true]);
});
