import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Found } from '@/components/search/engine';
import { Search } from '@/components/search/Search';
import { show } from './html';

const search = jest.fn<(query: string, limit: number, signal: AbortSignal) => Promise<Found>>();
const fetchIndex = jest.fn<(query: string, signal: AbortSignal) => Promise<void>>();
const loadEngine = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@/components/search/engine', () => ({ PAGE_LIMIT: 5, search, fetchIndex, loadEngine }));
const { watchSearch } = await import('@/components/islands/features/search');

// The DOM of the tests lacks it.
Element.prototype.scrollIntoView = () => undefined;

const found = (...titles: string[]): Found => ({
  results: titles.map((title) => ({ url: `/${title}/`, title, excerpt: '', sections: [] })),
  hasMore: false,
  missing: [],
  isSure: true,
});

let life: AbortController;
const user = userEvent.setup();
const dialog = () => document.querySelector('dialog')!;
const field = () => screen.getByRole<HTMLInputElement>('combobox');
const status = () => screen.getByRole('status');
const options = () => screen.queryAllByRole('option').map((option) => option.getAttribute('href'));
const selected = () => screen.getByRole('option', { selected: true }).getAttribute('href');

/** Shows a document whose search is open, perhaps with words that were typed before its program had loaded. */
function open(typed = '') {
  show(<Search />);
  dialog().open = true;
  dialog().close = () => (dialog().open = false);
  field().value = typed;
  field().focus();
  life = new AbortController();
  watchSearch(life.signal);
}

beforeEach(() => {
  history.replaceState(null, '');
  search.mockReset();
  search.mockResolvedValue(found('a', 'b'));
  for (const mock of [fetchIndex, loadEngine]) {
    mock.mockReset();
    mock.mockResolvedValue();
  }
});
afterEach(() => life.abort());

const ready = () => waitFor(() => expect(loadEngine).toHaveBeenCalled());
const results = (...addresses: string[]) => waitFor(() => expect(options()).toEqual(addresses));

test('words that were typed before the program had loaded are searched for, and what follows, too', async () => {
  open('key');
  await user.keyboard('pad');
  await results('/a/', '/b/');
  expect(search).toHaveBeenLastCalledWith('keypad', 5, expect.any(AbortSignal));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
});

test('the index is fetched while the reader types, once a word has three letters', async () => {
  open();
  await user.keyboard('keyp');
  expect(search).not.toHaveBeenCalled();
  expect(fetchIndex.mock.calls.map(([query, { aborted }]) => [query, aborted])).toEqual([
    ['key', true],
    ['keyp', false],
  ]);
});

test('Home, End and Shift move the caret, and the arrows the selection', async () => {
  open('pad');
  await results('/a/', '/b/');
  for (const key of ['Home', 'End', 'ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown'])
    for (const shiftKey of [false, true])
      expect([key, fireEvent.keyDown(field(), { key, shiftKey })]).toEqual([key, true]);
  await user.keyboard('{Home}key{End} menu');
  expect(field()).toHaveValue('keypad menu');
  await results('/a/', '/b/');
  expect(selected()).toBe('/a/');
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('/b/');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{ArrowDown}');
  expect(selected()).toBe('/a/');
  await user.keyboard('{ArrowUp}');
  expect(selected()).toBe('/b/');
  fireEvent.pointerMove(screen.getAllByRole('option')[0]!);
  expect(selected()).toBe('/a/');
});

test('the number of pages is announced after each search, also if it is the same, in an element that stays', async () => {
  open('keys');
  const announced = () => status().textContent;
  await waitFor(() => expect(announced()).toBe('2 pages found.'));
  const before = announced();
  const removed: Node[] = [];
  const observer = new MutationObserver((records) =>
    removed.push(...records.flatMap((record) => [...record.removedNodes])),
  );
  observer.observe(dialog(), { childList: true, subtree: true });
  search.mockResolvedValue(found('c', 'd'));
  await user.keyboard('x');
  await results('/c/', '/d/');
  expect(announced()).not.toBe(before);
  expect(status()).toHaveTextContent('2 pages found.');
  await user.keyboard('y');
  await waitFor(() => expect(announced()).toBe(before));
  expect(removed).not.toContain(status());
  observer.disconnect();
});

test('Enter opens the selected page, with Ctrl in a new tab, and its words are marked there', async () => {
  open('keypad');
  await results('/a/', '/b/');
  const opened: unknown[] = [];
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      opened.push([(event.target as HTMLElement).getAttribute('href'), event.ctrlKey]);
    },
    { signal: life.signal },
  );
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(dialog().open).toBe(true);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(opened).toEqual([
    ['/a/', true],
    ['/b/', false],
  ]);
  expect([dialog().open, sessionStorage.getItem(' searched')]).toEqual([false, 'keypad']);
});

test('an input method keeps its keys', async () => {
  open('かな');
  await results('/a/', '/b/');
  for (const composing of [{ isComposing: true }, { keyCode: 229 }])
    expect(fireEvent.keyDown(field(), { key: 'Enter', ...composing })).toBe(true);
  expect(dialog().open).toBe(true);
});

test('Back shows the query again, with its results, and keeps what else the history knows', async () => {
  history.replaceState({ other: 1 }, '');
  open();
  await ready();
  await user.keyboard('keypad');
  await results('/a/', '/b/');
  expect(history.state).toEqual({ other: 1, query: 'keypad' });
  life.abort();
  open();
  await results('/a/', '/b/');
  expect(field()).toHaveValue('keypad');
  await user.keyboard('menu');
  expect(field()).toHaveValue('menu');
  await waitFor(() => expect(search).toHaveBeenLastCalledWith('menu', 5, expect.any(AbortSignal)));
});

test('a failure is told, titles are searched meanwhile, and another attempt is offered', async () => {
  search.mockRejectedValueOnce(new Error('no network'));
  open('phone menus');
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await results('/a/', '/b/');
  search.mockRejectedValueOnce(new Error('no network'));
  expect(field()).toHaveFocus();
  await user.clear(field());
  await user.keyboard('phone menus');
  await waitFor(() => expect(status()).toHaveTextContent('The search index couldn’t be loaded.'));
  expect(options()).toEqual(['/guides/phone/']);
  search.mockRejectedValueOnce(new Error('not yet'));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(options()).toEqual(['/a/', '/b/']), { timeout: 4000 });
});
