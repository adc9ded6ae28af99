import { act, runInline, system } from './inline';

const root = document.documentElement;
const colors = () =>
  [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].map(({ content }) => content);

beforeEach(() => {
  system.matches = false;
  root.dataset.site = 'fernline/docs';
  document.body.innerHTML = '<button data-theme-switch>Theme</button><span role="status"></span>';
});

test.each(['', 'blue'])('a stored %j is no theme', async (theme) => {
  localStorage.setItem('fernline/docs theme', theme);
  await runInline();
  expect([root.dataset.theme, colors()]).toEqual([undefined, []]);
});

test.each(['pageshow', 'storage', 'prerenderingchange'])(
  'a theme that was chosen on another page holds on this one at its %s, and so does the return to that of the system',
  async (event) => {
    localStorage.setItem('fernline/docs theme', 'light');
    await runInline();
    const target = event === 'prerenderingchange' ? document : window;
    localStorage.setItem('fernline/docs theme', 'dark');
    target.dispatchEvent(new Event(event));
    expect([root.dataset.theme, colors()]).toEqual(['dark', [expect.stringMatching(/^#131517/)]]);
    localStorage.removeItem('fernline/docs theme');
    target.dispatchEvent(new Event(event));
    expect([root.dataset.theme, colors()]).toEqual([undefined, []]);
  },
);

test('a reader who switches back to the theme of the system follows it again', async () => {
  await runInline();
  act('click', '[data-theme-switch]');
  act('click', '[data-theme-switch]');
  expect([root.dataset.theme, localStorage.length, colors()]).toEqual(['light', 0, []]);
  system.matches = true;
  delete root.dataset.theme;
  await runInline();
  expect(root.dataset.theme).toBeUndefined();
});
