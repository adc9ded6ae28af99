import { jest } from '@jest/globals';
import { start } from '@/components/inline/starter';

const files = ['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'];

/** Everything that a starter listens for ends with its test. */
const undo: (() => void)[] = [];

beforeEach(() => {
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      add(type, listener, options);
      undo.push(() => target.removeEventListener(type, listener, options));
    };
  }
});

afterEach(() => {
  for (const remove of undo.splice(0)) remove();
  for (const target of [window, document]) Reflect.deleteProperty(target, 'addEventListener');
});

/** A document as the export leaves it, with what a reader can act on. */
beforeEach(() => {
  jest.useFakeTimers();
  const next = (attributes: string, text = '') =>
    `<script type="text/plain" data-next="" ${attributes}>${text}</script>`;
  document.body.innerHTML = [
    ...[...files, files[0]].map((src) => next(`src="${src}" async=""`)),
    '<button id="theme">Theme</button><button popovertarget="menu">Menu</button><a href="/b/">b</a><p>Text</p><textarea></textarea>',
    '<button aria-keyshortcuts="/">Search</button><button data-shortcuts="">Shortcuts</button>',
    next('id="_R_"', 'self.started = JSON.stringify(self.__next_f)'),
    '<script type="application/json" data-next="">[0]</script>',
    '<script type="application/json" data-next="">[1,"0:\\n"]</script>',
  ].join('');
  Object.assign(window, { started: undefined, __next_f: undefined, scrollY: 0 });
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
  globalThis.fetch = jest.fn(() => Promise.reject(new Error('no network'))) as typeof fetch;
});

afterEach(() => {
  document.head.innerHTML = '';
  jest.useRealTimers();
});

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;
const loading = () => [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
const pathsOf = () => loading().map(({ src }) => new URL(src).pathname);
const act = (type: string, selector = 'p', properties: object = {}) => {
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), properties);
  find(selector).dispatchEvent(event);
  return event;
};
const press = (key: string, modifiers: KeyboardEventInit = {}, selector = 'p') => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...modifiers });
  find(selector).dispatchEvent(event);
  return event;
};

test('the styles that a document lacks are loaded with the application', () => {
  document.head.innerHTML = '<link rel="stylesheet" disabled data-rest><link rel="stylesheet" disabled>';
  start({});
  const isDisabled = () => [...document.querySelectorAll('link')].map((link) => link.hasAttribute('disabled'));
  expect(isDisabled()).toEqual([true, true]);
  act('click', '#theme');
  expect(isDisabled()).toEqual([false, true]);
});

test('a page that is rendered ahead starts once the reader opens it', () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  start({ now: '' });
  expect(loading()).toEqual([]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(pathsOf()).toEqual(files);
});

test('nothing is loaded before the reader acts', () => {
  start({});
  jest.advanceTimersByTime(60_000);
  expect(loading()).toEqual([]);
});

test('a press of a control loads each file once and in order, hands over the payload, runs the bootstrap, and presses again', () => {
  start({});
  const pressed = jest.fn();
  find('#theme').onclick = pressed;
  expect(act('click', '#theme').defaultPrevented).toBe(true);
  expect(pressed).not.toHaveBeenCalled();
  expect(pathsOf()).toEqual(files);
  expect(loading().map(({ async }) => async)).toEqual([false, false]);
  loading()[0]!.dispatchEvent(new Event('load'));
  expect(window).toHaveProperty('started', undefined);
  loading()[1]!.dispatchEvent(new Event('load'));
  expect(window).toHaveProperty('started', '[[0],[1,"0:\\n"]]');
  document.dispatchEvent(new Event('hydrated'));
  expect(pressed).toHaveBeenCalledTimes(1);
});

test.each([
  ['a press of the menu', () => act('pointerdown', '[popovertarget]')],
  ['the wheel', () => act('wheel')],
  ['a key', () => press('ArrowDown')],
])('%s loads the application a second later', (_what, sign) => {
  start({});
  sign();
  jest.advanceTimersByTime(900);
  expect(loading()).toEqual([]);
  jest.advanceTimersByTime(200);
  expect(pathsOf()).toEqual(files);
});

test('pointer moves count only after a scroll, and a link starts nothing and delays a start', () => {
  start({});
  act('pointermove', 'p', { movementX: 1 });
  act('pointerdown', 'a');
  act('click', 'a');
  jest.advanceTimersByTime(60_000);
  expect(loading()).toEqual([]);
  Object.assign(window, { scrollY: 1 });
  act('pointermove', 'p', { movementX: 0, movementY: 0 });
  jest.advanceTimersByTime(60_000);
  expect(loading()).toEqual([]);
  act('pointermove', 'p', { movementX: 1 });
  act('click', 'a');
  jest.advanceTimersByTime(9000);
  expect(loading()).toEqual([]);
  jest.advanceTimersByTime(1100);
  expect(pathsOf()).toEqual(files);
});

test.each<[key: string, modifiers: KeyboardEventInit]>([
  ['/', {}],
  ['k', { ctrlKey: true }],
  ['K', { ctrlKey: true }],
  ['K', { metaKey: true }],
  ['?', { shiftKey: true }],
])('%j with %j presses the button of its name', (key, modifiers) => {
  start({ search: '/x-search/' });
  expect(press(key, modifiers).defaultPrevented).toBe(true);
  expect(pathsOf()).toEqual(files);
  const isSearch = key !== '?';
  expect(document.head.querySelector('[href="/x-search/pagefind.js"]') !== null).toBe(isSearch);
});

test.each([
  ['/', { ctrlKey: true }, 'p'],
  ['/', { altKey: true }, 'p'],
  ['/', { metaKey: true }, 'p'],
  ['k', {}, 'p'],
  ['?', { ctrlKey: true }, 'p'],
  ['/', {}, 'textarea'],
] as const)('%j with %j in <%s> is left to the browser', (key, modifiers, selector) => {
  start({});
  expect(press(key, modifiers, selector).defaultPrevented).toBe(false);
});

test('a file that failed is told, and loaded again at the next act, past the cache', async () => {
  start({});
  act('click', '#theme');
  const [first, second] = loading();
  first!.dispatchEvent(new Event('error'));
  second!.dispatchEvent(new Event('load'));
  expect(find('[data-fault]').textContent).toContain('couldn’t be loaded');
  expect(window).toHaveProperty('started', undefined);
  jest.advanceTimersByTime(1);
  act('click', '#theme');
  await jest.advanceTimersByTimeAsync(0);
  expect(globalThis.fetch).toHaveBeenCalledWith(files[0], { cache: 'reload' });
  loading().at(-1)!.dispatchEvent(new Event('load'));
  expect(window).toHaveProperty('started', '[[0],[1,"0:\\n"]]');
  document.dispatchEvent(new Event('hydrated'));
  expect(document.querySelector('[data-fault]')).toBeNull();
});

test('a file of which half arrived is loaded again', () => {
  start({});
  act('click', '#theme');
  const [first, second] = loading();
  window.dispatchEvent(new ErrorEvent('error', { filename: first!.src, error: new SyntaxError('half') }));
  first!.dispatchEvent(new Event('load'));
  second!.dispatchEvent(new Event('load'));
  expect(window).toHaveProperty('started', undefined);
  expect(document.querySelector('[data-fault]')).not.toBeNull();
});

test('a notice names what failed, and one without a name does not come back once it was dismissed', () => {
  start({});
  const fault = (detail?: string) => document.dispatchEvent(new CustomEvent('fault', { detail }));
  fault();
  find('[data-fault] button:last-child').click();
  fault();
  expect(document.querySelector('[data-fault]')).toBeNull();
  fault('The search couldn’t be loaded.');
  expect(find('[data-fault]').textContent).toContain('The search couldn’t be loaded.');
});

test('a page that needs the application starts at once', () => {
  start({ now: '' });
  expect(pathsOf()).toEqual(files);
});

test('a page that a search result leads to starts at once, to highlight the words', () => {
  sessionStorage.setItem('searched', 'pause');
  start({});
  sessionStorage.clear();
  expect(pathsOf()).toEqual(files);
});

test('the page list stays where it was scrolled, with the link of the page in view', () => {
  const open = (top: number) => {
    document.body.innerHTML = '<nav id="frame:sidebar"><a aria-current="page">a</a></nav>';
    const sidebar = find('nav');
    Object.defineProperty(sidebar, 'clientHeight', { value: 300 });
    sidebar.querySelector('a')!.getBoundingClientRect = () => ({ top }) as DOMRect;
    start({});
    return sidebar;
  };
  const first = open(100);
  expect(first.scrollTop).toBe(0);
  first.scrollTop = 60;
  first.dispatchEvent(new Event('scroll'));
  expect(open(100).scrollTop).toBe(60);
  expect(open(500).scrollTop).toBe(60 + 500 - 150);
  sessionStorage.clear();
});

describe('a heading in a tab that is not chosen', () => {
  const tabs = [
    '<label><input type="radio" name="t" data-tab="T" checked></label><div data-panel=""><h3 id="one">One</h3></div>',
    '<label><input type="radio" name="t" data-tab="T" id="tab"></label><div data-panel=""><h3 id="two">Two</h3></div>',
  ].join('');
  const chosen = () => find('#tab').matches(':checked');

  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
    document.body.insertAdjacentHTML('beforeend', tabs);
  });
  afterEach(() => location.replace('#'));

  test('is shown when the address names it', () => {
    location.replace('#two');
    start({});
    jest.advanceTimersByTime(2000);
    expect([chosen(), loading()]).toEqual([true, []]);
  });

  test('is shown when a link leads to it', () => {
    start({});
    expect(chosen()).toBe(false);
    location.replace('#two');
    window.dispatchEvent(new Event('hashchange'));
    jest.advanceTimersByTime(2000);
    expect([chosen(), loading()]).toEqual([true, []]);
  });
});

test.each<[string, KeyboardEventInit]>([
  ['k', { ctrlKey: true, shiftKey: true }],
  ['/', { ctrlKey: true }],
  ['/', { altKey: true }],
  ['?', { metaKey: true, shiftKey: true }],
])('%s with %p is left to the browser', (key, modifiers) => {
  start({});
  expect(press(key, modifiers).defaultPrevented).toBe(false);
});

test('Ctrl K opens the search on a keyboard of another script', () => {
  start({});
  expect(press('л', { ctrlKey: true, code: 'KeyK' }).defaultPrevented).toBe(true);
});
