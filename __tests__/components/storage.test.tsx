import { act, find, runInline } from './inline';
import { createStore, isRecord } from '@/components/browser/store';

const root = document.documentElement;
/** What another application on this origin keeps, under the names that this site once used and still uses. */
const others = { theme: 'dark', choices: '{"Kind":"JSON"}', progress: '{}', sidebar: '90', 'other/docs theme': 'dark' };

function storeOthers() {
  for (const [name, value] of Object.entries(others))
    for (const storage of [localStorage, sessionStorage]) storage.setItem(name, value);
}

beforeEach(() => {
  root.dataset.site = 'fernline/docs';
  document.body.innerHTML = [
    '<button data-theme-switch>Theme</button><nav id="frame:sidebar"></nav>',
    '<input type="radio" name="t" value="YAML" data-tab="Kind"><input type="radio" name="t" value="JSON" data-tab="Kind">',
  ].join('');
});

test('what other applications on the origin keep is not read, overwritten or deleted', async () => {
  storeOthers();
  await runInline();
  expect([root.dataset.theme, root.dataset.progress, find('nav').scrollTop]).toEqual([undefined, undefined, 0]);
  expect(document.querySelector(':checked')).toBeNull();
  const store = createStore('localStorage', 'progress', {}, isRecord);
  expect(store.read()).toEqual({});
  act('click', '[data-theme-switch]');
  act('click', '[value=YAML]');
  find('nav').scrollTop = 60;
  act('scroll', 'nav');
  store.write({ lessons: [] });
  const own = ['choices', 'progress', 'theme'].map((name) => `fernline/docs ${name}`);
  expect(Object.keys(localStorage).sort()).toEqual([...own, ...Object.keys(others)].sort());
  expect(Object.keys(sessionStorage).sort()).toEqual(['fernline/docs sidebar', ...Object.keys(others)].sort());
  store.write({});
  act('click', '[data-theme-switch]');
  expect({ ...localStorage }).toMatchObject(others);
  expect(Object.keys(localStorage)).toHaveLength(Object.keys(others).length + 1);
});

describe('the page list', () => {
  /** Shows a page in whose list the current link is at `top`, of 300 pixels in view. */
  const open = async (top: number) => {
    document.body.innerHTML = '<nav id="frame:sidebar"><a aria-current="page">a</a></nav>';
    const sidebar = find('nav');
    Object.defineProperty(sidebar, 'clientHeight', { value: 300 });
    sidebar.querySelector('a')!.getBoundingClientRect = () => ({ top }) as DOMRect;
    await runInline();
    return sidebar;
  };
  const scroll = (sidebar: HTMLElement, to: number) => {
    sidebar.scrollTop = to;
    sidebar.dispatchEvent(new Event('scroll'));
  };

  test('stays where it was scrolled, with the link of the page in view', async () => {
    const first = await open(100);
    expect(first.scrollTop).toBe(0);
    scroll(first, 60);
    expect((await open(100)).scrollTop).toBe(60);
    expect((await open(500)).scrollTop).toBe(60 + 500 - 150);
  });

  test.each(['pageshow', 'prerenderingchange'])('is where another page has left it at its %s', async (event) => {
    const sidebar = await open(100);
    sessionStorage.setItem('fernline/docs sidebar', '90');
    (event === 'pageshow' ? window : document).dispatchEvent(new Event(event));
    expect(sidebar.scrollTop).toBe(90);
  });
});
