import { jest } from '@jest/globals';
import { act, find, load, loader, press, runInline } from './inline';

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  document.body.innerHTML = [
    '<p>Text</p><a href="/b/">b</a><textarea></textarea><button id="copy">Copy</button>',
    '<button id="other">Other</button><button popovertarget="menu">Menu</button>',
    '<button data-theme-switch="">Theme</button><button data-opens="search">Search</button>',
    '<input type="radio" data-tab="T"><details data-playground=""><summary>Try it</summary></details>',
    '<details id="plain"><summary>More</summary></details>',
  ].join('');
  Object.assign(window, { scrollY: 0 });
  window.addEventListener('click', (event) => event.preventDefault());
});

const isLoading = () => load.mock.calls.length > 0;
const wait = (time: number) => jest.advanceTimersByTime(time);
const ready = () => document.dispatchEvent(new Event('ready'));

test.each<[what: string, delay: number, sign: () => void]>([
  ['a press of a button', 0, () => act('click', '#copy')],
  ['the beginning of one', 0, () => act('pointerdown', '#copy')],
  ['focus in a field', 0, () => act('focusin', 'textarea')],
  ['the opening of a playground', 0, () => act('click', 'summary')],
  ['a press of the menu', 1000, () => act('pointerdown', '[popovertarget]')],
  ['the opening of a section', 1000, () => act('click', '#plain summary')],
  ['the wheel', 1000, () => act('wheel')],
  ['a key', 1000, () => press('ArrowDown')],
])('after %s, the module loads in %d ms', async (_what, delay, sign) => {
  await runInline();
  expect(loader.main).toBe('/main.js');
  sign();
  wait(delay * 0.9);
  expect(isLoading()).toBe(delay === 0);
  wait(200);
  expect(isLoading()).toBe(true);
});

test('pointer moves count only after a scroll, and a link loads nothing and delays what was to load', async () => {
  await runInline();
  act('pointermove', 'p', { movementX: 1 });
  act('pointerdown', 'a');
  wait(60_000);
  expect(isLoading()).toBe(false);
  Object.assign(window, { scrollY: 1 });
  act('pointermove', 'p', { movementX: 0, movementY: 0 });
  wait(60_000);
  expect(isLoading()).toBe(false);
  act('pointermove', 'p', { movementX: 1 });
  act('pointerdown', 'a');
  wait(900);
  expect(isLoading()).toBe(false);
  wait(200);
  expect(isLoading()).toBe(true);
});

describe('a pressed button', () => {
  const pressed = jest.fn();
  const isBusy = () => find('#copy').getAttribute('aria-busy');
  beforeEach(() => {
    pressed.mockReset();
    find('#copy').onclick = pressed;
  });

  test('shows that it waits, and is pressed again once the module is there', async () => {
    await runInline();
    expect(act('click', '#copy').defaultPrevented).toBe(true);
    expect([isBusy(), pressed.mock.calls.length]).toEqual(['true', 0]);
    ready();
    expect([isBusy(), pressed.mock.calls.length]).toEqual([null, 1]);
    act('click', '#copy');
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  test('is forgotten for one that was pressed later, and after a failure', async () => {
    await runInline();
    act('click', '#copy');
    act('click', '#other');
    expect([isBusy(), find('#other').getAttribute('aria-busy')]).toEqual([null, 'true']);
    act('click', '#copy');
    loader.onFault();
    expect(isBusy()).toBeNull();
    ready();
    expect(pressed).not.toHaveBeenCalled();
  });

  test.each(['[popovertarget]', '[data-theme-switch]', '[data-opens]', '[data-tab]'])(
    'needs nothing if HTML or the inline script answers it: %s',
    async (selector) => {
      await runInline();
      act('click', selector);
      expect(find(selector)).not.toHaveAttribute('aria-busy');
    },
  );

  test('is left to the module that the preview has already', async () => {
    await runInline({});
    act('click', '#copy');
    expect([pressed.mock.calls.length, isLoading()]).toEqual([1, false]);
  });
});

test('a module that failed is told, and loaded again at the next act, or once the browser is online', async () => {
  await runInline();
  act('click', '#copy');
  loader.onFault();
  expect(find('[data-fault]')).toHaveTextContent('couldn’t be loaded');
  act('click', '#other');
  load.mockReset();
  loader.onRetry();
  act('pointerdown', '#copy');
  expect(load).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
  ready();
  expect(document.querySelector('[data-fault]')).toBeNull();
});

test('a notice names what failed, in the open dialog, and one without a name does not come back once it was dismissed', async () => {
  await runInline();
  const fault = (detail?: string) => document.dispatchEvent(new CustomEvent('fault', { detail }));
  fault();
  find('[data-fault] button:last-child').click();
  fault();
  expect(document.querySelector('[data-fault]')).toBeNull();
  document.body.insertAdjacentHTML('beforeend', '<dialog open></dialog>');
  fault('The search couldn’t be loaded.');
  expect(find('dialog > [role=alert]')).toHaveTextContent('The search couldn’t be loaded.ReloadDismiss');
  document.dispatchEvent(new Event('mended'));
  expect(document.querySelector('[data-fault]')).toBeNull();
});

test.each<[what: string, arrange: () => DOMStringMap | void]>([
  ['that lists similar pages', () => ({ main: '', now: '' })],
  ['that a search result leads to', () => sessionStorage.setItem(' searched', 'pause')],
  ['for a script in the address', () => history.replaceState(null, '', '/#script=abc')],
  [
    'that shows progress',
    () => {
      localStorage.setItem(' progress', '{}');
      document.body.insertAdjacentHTML('beforeend', '<div data-lesson=""></div>');
    },
  ],
])('a page %s loads the module at once, but not before it is shown', async (_what, arrange) => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  await runInline(arrange() ?? undefined);
  expect(isLoading()).toBe(false);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(isLoading()).toBe(true);
});
