import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { PagePath } from '../../lib/routes/address';
import { readPages, writePages } from '../../lib/export/files';
import { documentRoutes } from '../../lib/routes/documents';
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

describe('the documents of a site', () => {
  const documentsOf = (pages: Record<string, string[]>) =>
    documentRoutes(table(pages)).map(({ address, kind, to }) => `${address} ${kind} ${to}`);

  test('are at every address that leads to a page and that a host looks up as a file', () => {
    expect(documentsOf({ '/guides/cli/': ['/cli/', '/guides/console.html'] })).toEqual([
      '/guides/cli/ page /guides/cli/',
      '/guides/cli.html redirect /guides/cli/',
      '/cli/ redirect /guides/cli/',
      '/cli.html redirect /guides/cli/',
      '/guides/console.html redirect /guides/cli/',
      '/guides/console/ redirect /guides/cli/',
      '/guides/ redirect /guides/cli/',
      '/guides.html redirect /guides/cli/',
    ]);
  });

  test('are twice those of a page that is a file: in the folder of its name, too', () => {
    expect(documentsOf({ '/': ['/start/'], '/c.html': ['/d/'] })).toEqual([
      '/ page /',
      '/c.html page /c.html',
      '/c/ page /c.html',
      '/start/ redirect /',
      '/start.html redirect /',
      '/d/ redirect /c.html',
      '/d.html redirect /c.html',
    ]);
  });

  test('are one where an old address names the file', () => {
    expect(documentsOf({ '/a/': ['/old/index.html'] }).filter((line) => line.startsWith('/old/'))).toEqual([
      '/old/ redirect /a/',
    ]);
  });

  test.each([
    ['above after below', { '/a/': ['/old/sub/'], '/b/': ['/old/'] }],
    ['below after above', { '/a/': ['/old/'], '/b/': ['/old/sub/'] }],
  ])('leave each other alone: %s', (_order, pages) => {
    const addresses = documentRoutes(table(pages)).map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['/old/', '/old/sub/', '/old/sub.html']));
  });
});

/** What Next exports for the pages of {@link routes}. */
const files = {
  'index.html': 'home',
  'index.txt': 'payload of home',
  '__next._tree.txt': 'tree of home',
  'b.html/index.html': 'page b',
  'b.html/index.txt': 'payload of b',
  'b.html/__next._tree.txt': 'tree of b',
  '404.html': 'not found',
  '404/index.html': 'not found',
  '_not-found/index.html': 'not found',
  '_not-found/index.txt': 'payload of not found',
};
const routes = table({ '/': ['/old/'], '/b.html': [] });

test('documents are written where every server finds them, and the payloads of the router are left out', () => {
  const [nextDir, dir] = [temporaryFolder(files), temporaryFolder()];
  writePages(readPages(nextDir, routes), dir);
  const written = Object.fromEntries(filesOf(dir).map((name) => [name, readFileSync(path.join(dir, name), 'utf8')]));
  expect(written).toEqual({
    'index.html': 'home',
    'b.html': 'page b',
    'b/index.html': 'page b',
    '404.html': 'not found',
  });
});

test('a page that Next has not exported is told', () => {
  const nextDir = temporaryFolder(files);
  rmSync(path.join(nextDir, 'b.html/index.html'));
  expect(() => readPages(nextDir, routes)).toThrow('Next wrote no document for /b.html');
});
