import { earlyScript } from '@/components/inline/early-script';

const root = document.documentElement;
beforeEach(() => {
  delete root.dataset.theme;
  localStorage.clear();
});

describe('before the page is painted', () => {
  const run = () => new Function(earlyScript)() as void;

  test.each(['', 'blue'])('a stored %j is no theme', (theme) => {
    localStorage.setItem('theme', theme);
    run();
    expect(root.dataset.theme).toBeUndefined();
  });

  test.each(['pageshow', 'storage'])('a theme that was chosen on another page holds on this one at its %s', (event) => {
    localStorage.setItem('theme', 'light');
    run();
    localStorage.setItem('theme', 'dark');
    dispatchEvent(new Event(event));
    expect(root.dataset.theme).toBe('dark');
    expect(document.querySelectorAll('meta[name=theme-color]')).toHaveLength(1);
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
