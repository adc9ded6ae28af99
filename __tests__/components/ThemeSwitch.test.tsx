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

  describe('the address has one form, with its query and its fragment:', () => {
    const shown = (canonical: string, address: string) => {
      document.head.innerHTML = canonical && `<link rel="canonical" href="https://docs.example${canonical}">`;
      history.replaceState(null, '', `${address}?a=b#c`);
      run();
      return location.href.slice(location.origin.length);
    };
    afterEach(() => document.head.replaceChildren());

    test.each([
      ['/a/', '/a', '/a.html', '/a/index.html', '/a/index', '/a/'],
      ['/b.html', '/b', '/b/', '/b/index.html', '/b.html'],
      ['/', '/index.html', '/'],
      ['/team/docs/', '/team/docs', '/team/docs/index.html'],
      ['/caf%C3%A9/', '/caf%C3%A9', '/café.html'],
    ])('that of %s', (canonical, ...addresses) => {
      for (const address of addresses)
        expect([address, shown(canonical, address)]).toEqual([address, `${canonical}?a=b#c`]);
    });

    test('one slash where there are two, also where there is no page', () => {
      // jsdom takes an address that begins with two slashes for one of another host, as browsers do.
      expect(shown('/a/b/', '/a//b/index.html')).toBe('/a/b/?a=b#c');
      expect(shown('', '/a//nope')).toBe('/a/nope?a=b#c');
    });

    test.each(['/web/2026/https://docs.example/a/', '/A/', '/b/', '/a/b/'])(
      'not %s, which is no way of writing /a/',
      (address) => {
        expect(shown('/a/', address)).toBe(`${address.replace('//', '/')}?a=b#c`);
      },
    );
  });
});
