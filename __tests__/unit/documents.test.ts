import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PagePath } from '../../lib/content/page';
import {
  copyPages,
  findMissingDocuments,
  flattenHtmlPages,
  removeNotFoundCopies,
  writeRedirects,
} from '../../lib/export/documents';
import { routeTable } from '../../lib/routes/table';
import { filesOf, temporaryFolder } from './temporary';

/** The table of pages; a value is the old addresses that lead to the page. */
function table(pages: Record<string, string[]>) {
  return routeTable(
    Object.entries(pages).map(([address, redirectFrom]) => ({
      path: address as PagePath,
      regularPath: address,
      relativePath: `${address}.mdx`,
      frontmatter: { redirectFrom },
    })),
  ).routes;
}

/** The text of every file of a folder. */
const contentsOf = (dir: string) => Object.fromEntries(filesOf(dir).map((name) => [name, read(dir, name)]));

const read = (dir: string, name: string) => readFileSync(path.join(dir, name), 'utf8');

test('a page whose address ends in .html becomes a file, its payload lies beside it', () => {
  const dir = temporaryFolder({
    'releases/202004.html/index.html': 'the page',
    'releases/202004.html/index.txt': 'the payload',
    'releases/202004.html/__next._tree.txt': '',
    'api/index.html': 'the API',
    'api.html/index.html': 'an alias',
  });
  flattenHtmlPages(dir, table({ '/releases/202004.html': [], '/api/': [] }));
  expect(read(dir, 'releases/202004.html')).toBe('the page');
  expect(read(dir, 'releases/202004.html.txt')).toBe('the payload');
  expect(filesOf(dir)).toEqual([
    'api.html/index.html',
    'api/index.html',
    'releases/202004.html',
    'releases/202004.html.txt',
  ]);
});

describe('redirects', () => {
  const write = (dir: string, routes: ReturnType<typeof table>) => writeRedirects(dir, routes, ({ to }) => `to ${to}`);

  test('have a document at every address that leads to a page and a host looks up as a file', () => {
    const dir = temporaryFolder({ 'guides/cli/index.html': 'the page' });
    write(dir, table({ '/guides/cli/': ['/cli/', '/guides/console.html'] }));
    expect(contentsOf(dir)).toEqual({
      'guides/cli/index.html': 'the page',
      'guides/cli.html': 'to /guides/cli/',
      'guides/console/index.html': 'to /guides/cli/',
      'guides/console.html': 'to /guides/cli/',
      'cli/index.html': 'to /guides/cli/',
      'cli.html': 'to /guides/cli/',
    });
  });

  test('have no document in the folder of a page that is a file', () => {
    const dir = temporaryFolder();
    write(dir, table({ '/': ['/start/'], '/c.html': ['/d/'] }));
    expect(filesOf(dir)).toEqual(['d.html', 'd/index.html', 'start.html', 'start/index.html']);
  });

  test('leave pages below them alone', () => {
    const dir = temporaryFolder({
      'old/b/index.html': 'the page',
      'old/b/index.txt': 'its payload',
      'a/index.html': 'a',
    });
    write(dir, table({ '/a/': ['/old/'], '/old/b/': [] }));
    expect(read(dir, 'old/b/index.html')).toBe('the page');
    expect(read(dir, 'old/b/index.txt')).toBe('its payload');
    expect(read(dir, 'old/index.html')).toBe('to /a/');
  });

  test.each([
    ['above after below', { '/a/': ['/old/sub/'], '/b/': ['/old/'] }],
    ['below after above', { '/a/': ['/old/'], '/b/': ['/old/sub/'] }],
  ])('leave each other alone: %s', (_order, pages) => {
    const dir = temporaryFolder();
    write(dir, table(pages));
    expect(filesOf(dir)).toEqual(expect.arrayContaining(['old/index.html', 'old/sub/index.html', 'old/sub.html']));
  });
});

test('a page that is a file stands in the folder of that name, too, and no other page stands twice', () => {
  const dir = temporaryFolder({
    'index.html': 'home',
    'guides/index.html': 'guides',
    'guides/cli/index.html': 'cli',
    'releases/1.html': 'release',
    'old/index.html': 'to /releases/1.html',
  });
  copyPages(dir, table({ '/': [], '/guides/': [], '/guides/cli/': [], '/releases/1.html': ['/old/'] }));
  expect(contentsOf(dir)).toEqual({
    'index.html': 'home',
    'guides/index.html': 'guides',
    'guides/cli/index.html': 'cli',
    'releases/1.html': 'release',
    'releases/1/index.html': 'release',
    'old/index.html': 'to /releases/1.html',
  });
});

test('only 404.html is left of the not-found page', () => {
  const dir = temporaryFolder({
    '404.html': '',
    '404/index.html': '',
    '_not-found/index.html': '',
    '_not-found.html': '',
    'a/404/index.html': '',
  });
  removeNotFoundCopies(dir);
  expect(filesOf(dir)).toEqual(['404.html', 'a/404/index.html']);
});

test('a page or an old address without its document is told', () => {
  const dir = temporaryFolder({ 'a/index.html': '' });
  const routes = table({ '/a/': ['/old/'], '/b.html': [] });
  const missing = () => [...new Set(findMissingDocuments(dir, routes).map(({ file }) => file))];
  expect(missing()).toEqual(['b.html', 'a.html', 'old/index.html', 'old.html']);
  writeRedirects(dir, routes, () => '');
  expect(missing()).toEqual(['b.html']);
});
