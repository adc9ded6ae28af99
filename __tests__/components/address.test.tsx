import { runInline } from './inline';

describe('the address has one form, with its query and its fragment:', () => {
  const shown = async (canonical: string, address: string) => {
    document.head.innerHTML = canonical && `<link rel="canonical" href="https://docs.example${canonical}">`;
    history.replaceState({ query: 'kept' }, '', `${address}?a=b#c`);
    await runInline();
    expect(history.state).toEqual({ query: 'kept' });
    return location.href.slice(location.origin.length);
  };

  test.each([
    ['/a/', '/a', '/a.html', '/a/index.html', '/a/index', '/a/'],
    ['/b.html', '/b', '/b/', '/b/index.html', '/b.html'],
    ['/', '/index.html', '/'],
    ['/team/docs/', '/team/docs', '/team/docs/index.html'],
    ['/caf%C3%A9/', '/caf%C3%A9', '/café.html'],
  ])('that of %s', async (canonical, ...addresses) => {
    for (const address of addresses)
      expect([address, await shown(canonical, address)]).toEqual([address, `${canonical}?a=b#c`]);
  });

  test('one slash where there are two, also where there is no page', async () => {
    // jsdom takes an address that begins with two slashes for one of another host, as browsers do.
    expect(await shown('/a/b/', '/a//b/index.html')).toBe('/a/b/?a=b#c');
    expect(await shown('', '/a//nope')).toBe('/a/nope?a=b#c');
  });

  test.each(['/web/2026/https://docs.example/a/', '/A/', '/b/', '/a/b/'])(
    'not %s, which is no way of writing /a/',
    async (address) => {
      expect(await shown('/a/', address)).toBe(`${address.replace('//', '/')}?a=b#c`);
    },
  );
});

test.each(['#50%', '#größe', '#gr%C3%B6%C3%9Fe'])(
  'the old address of a heading that has moved leads on: %s',
  async (hash) => {
    // In jsdom, a change of the fragment is the one navigation that happens.
    document.body.innerHTML = '<span id="größe" data-moved="#new"></span><span id="50%" data-moved="#new"></span>';
    location.hash = hash;
    await runInline();
    expect(location.hash).toBe('#new');
  },
);
