import { jest } from '@jest/globals';
import { act, find, load, runInline } from './inline';
import { moveProgressBar } from '@/components/islands/features/progress-bar';

// jsdom has no such object.
const navigation = Object.assign(window, { navigation: new EventTarget() }).navigation;
let life: AbortController;

beforeEach(async () => {
  life = new AbortController();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  const link = (id: string, attributes: string) => `<a id="${id}" ${attributes}><b>${id}</b></a>`;
  document.body.innerHTML = [
    '<p>Text</p><button popovertarget="frame:sidebar">Menu</button>',
    `<nav id="frame:sidebar">${link('page', 'href="/b/"')}${link('operation', 'href="#heading"')}</nav>`,
    link('file-page', 'href="/b.html?a=b"'),
    link('saved', 'href="/b/" download'),
    link('other-tab', 'href="/b/" target="_blank"'),
    link('other-origin', 'href="https://other.example/b/"'),
    link('file', 'href="/b.pdf"'),
    link('heading', 'href="#heading"'),
    link('mail', 'href="mailto:a@b.example"'),
    link('handled', 'href="/b/" onclick="event.preventDefault()"'),
  ].join('');
  await runInline();
  // jsdom can't leave.
  window.addEventListener('click', (event) => event.preventDefault());
});
afterEach(() => life.abort());

/** Runs the feature of the module that moves the bar. */
const startModule = () => moveProgressBar(life.signal);

const isShown = () => document.querySelector('#nprogress .bar') !== null;
const isDrawerOpen = () => find('nav').hasAttribute('data-open');

/** The share of the width, and how the bar gets there. */
function bar() {
  const { cssText, transition } = find('#nprogress .bar').style;
  const share = 1 + Number(/(-?[\d.]+)%/.exec(cssText)?.[1]) / 100;
  return [Number(share.toFixed(3)), transition];
}

test.each(['#page b', '#file-page'])('the bar appears in the frame of the first click on a link: %s', (link) => {
  act('click', link);
  expect(isShown()).toBe(true);
});

test.each(['#saved', '#other-tab', '#other-origin', '#file', '#heading', '#mail', '#handled', 'p'])(
  'it does not appear where the page stays: %s',
  (link) => {
    act('click', link);
    expect(isShown()).toBe(false);
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('nor with %s, for a tab, a window or a file', (key) => {
  act('click', '#page', { [key]: true });
  expect(isShown()).toBe(false);
});

test.each([
  ['when the browser stops', () => navigation.dispatchEvent(new Event('navigateerror'))],
  ['when the page is left, which Back may show again', () => window.dispatchEvent(new Event('pagehide'))],
  ['after 120 seconds', () => jest.advanceTimersByTime(120_000)],
])('it ends %s, without the module and with it', (_when, end) => {
  act('click', '#page');
  end();
  expect(isShown()).toBe(false);
  startModule();
  act('click', '#page');
  expect(bar()[0]).toBe(0.08);
  end();
  jest.advanceTimersByTime(199);
  expect(bar()[0]).toBe(1);
  jest.advanceTimersByTime(201);
  expect(isShown()).toBe(false);
});

test('what comes within the first 800 ms loads nothing more', () => {
  act('click', '#page');
  jest.advanceTimersByTime(799);
  expect(load).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(load).toHaveBeenCalled();
});

test('it starts at 0.08 and creeps by 0.02 every 800 ms, and no move takes longer than 200 ms', () => {
  act('click', '#page');
  jest.advanceTimersByTime(800);
  startModule();
  expect(document.querySelectorAll('.bar')).toHaveLength(1);
  expect(bar()).toEqual([0.08, expect.stringContaining('200ms')]);
  jest.advanceTimersByTime(799);
  expect(bar()[0]).toBe(0.08);
  jest.advanceTimersByTime(1);
  expect(bar()).toEqual([0.1, expect.stringContaining('200ms')]);
  // However long it takes, it never looks complete before it is.
  jest.advanceTimersByTime(117_000);
  expect(bar()[0]).toBe(0.994);
});

describe('the drawer', () => {
  beforeEach(() => {
    act('click', 'button');
    expect(isDrawerOpen()).toBe(true);
  });

  test('stays open for a press in it', () => {
    act('click', 'nav');
    expect(isDrawerOpen()).toBe(true);
  });

  test.each([
    ['a link in it', () => act('click', '#page b')],
    ['a link in it to an operation of the page', () => act('click', '#operation b')],
    ['a press beside it', () => act('click', 'p')],
    ['a page that is left by a key', () => window.dispatchEvent(new Event('pagehide'))],
  ])('is closed after %s, and so is it after Back', (_what, leave) => {
    leave();
    expect(isDrawerOpen()).toBe(false);
  });

  test('is a popover where browsers have them', () => {
    const hidePopover = jest.fn();
    Object.assign(HTMLElement.prototype, { popover: null, hidePopover });
    Object.assign(find('nav'), { matches: (selector: string) => selector === ':popover-open' });
    act('click', '#page');
    for (const name of ['popover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
