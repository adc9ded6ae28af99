import { jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { earlyScript } from '@/components/islands/early-script';
import { ThemeSwitch } from '@/components/islands/ThemeSwitch';

const root = document.documentElement;
let systemIsDark = false;

beforeEach(() => {
  systemIsDark = false;
  delete root.dataset.theme;
  localStorage.clear();
  // The DOM of the tests has no media queries, and does not compute `color-scheme` from stylesheets.
  Object.assign(globalThis, { matchMedia: () => ({ matches: systemIsDark }) });
  jest
    .spyOn(globalThis, 'getComputedStyle')
    .mockImplementation(() => ({ colorScheme: root.dataset.theme ?? 'light dark' }) as CSSStyleDeclaration);
});
afterEach(() => jest.restoreAllMocks());

async function press() {
  await userEvent.click(screen.getByLabelText('Switch between light and dark theme'));
}

test.each([
  [false, ['dark', 'light', 'dark']],
  [true, ['light', 'dark', 'light']],
])('starts from what the system prefers (dark: %s) and switches with every press', async (isDark, themes) => {
  systemIsDark = isDark;
  render(<ThemeSwitch />);
  for (const theme of themes) {
    await press();
    expect(root.dataset.theme).toBe(theme);
    expect(localStorage.getItem('theme')).toBe(theme);
  }
});

test('works where nothing may be stored', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<ThemeSwitch />);
  await press();
  expect(root.dataset.theme).toBe('dark');
});

describe('before the page is painted', () => {
  const run = () => new Function(earlyScript)() as void;

  test.each(['light', 'dark'])('the choice of %s is there', (theme) => {
    localStorage.setItem('theme', theme);
    run();
    expect(root.dataset.theme).toBe(theme);
  });

  test.each(['', 'blue'])('a stored %j is no theme', (theme) => {
    localStorage.setItem('theme', theme);
    run();
    expect(root.dataset.theme).toBeUndefined();
  });

  test('an address has one form, with its query and its fragment', () => {
    history.replaceState(null, '', '/guides/index.html?a=b#c');
    run();
    expect(location.href.slice(location.origin.length)).toBe('/guides/?a=b#c');
  });
});
