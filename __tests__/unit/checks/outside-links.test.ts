import { checkOutsideLinks } from '../../../lib/checks/outside-links';

const at = (href: string, line: number) => ({ file: 'content/a.mdx', line, column: 1, href });

test('asks each address once, one after another, and names the links that are dead', async () => {
  const asked: string[] = [];
  const underWay = new Set<string>();
  const ask = async (address: string) => {
    const { host, pathname } = new URL(address);
    expect(underWay.has(host)).toBe(false);
    underWay.add(host);
    await new Promise((resolve) => setImmediate(resolve));
    underWay.delete(host);
    asked.push(address);
    if (pathname === '/away') throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
    return { '/gone': 410, '/none': 404, '/shy': 403 }[pathname] ?? 200;
  };
  const links = [
    'https://a.org/',
    'https://a.org/#x',
    'https://a.org/gone',
    'https://b.org/shy',
    'https://b.org/none',
    'https://c.org/away',
  ].map(at);
  expect(await checkOutsideLinks(links, ask)).toMatchObject([
    { line: 2, message: 'https://a.org/gone returns status 410', severity: 'warning' },
    { line: 4, message: 'https://b.org/none returns status 404' },
    { line: 5, message: 'https://c.org/away does not respond: getaddrinfo ENOTFOUND' },
  ]);
  expect(asked.sort()).toEqual([
    'https://a.org/',
    'https://a.org/gone',
    'https://b.org/none',
    'https://b.org/shy',
    'https://c.org/away',
  ]);
});
