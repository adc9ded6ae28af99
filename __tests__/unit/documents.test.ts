import { rmSync } from 'node:fs';
import path from 'node:path';
import { documentFileOf } from '../../lib/routes/address';
import { readPages } from '../../lib/export/files';
import { documentRoutes } from '../../lib/routes/documents';
import { routesOf, type Pages } from './routing';
import { temporaryFolder } from './temporary';

describe('the documents of a site', () => {
  const documentsOf = (pages: Pages) =>
    documentRoutes(routesOf(pages)).map(({ address, kind, to }) => `${address} ${kind} ${to}`);

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
    const addresses = documentRoutes(routesOf(pages)).map(({ address }) => address);
    expect(addresses).toEqual(expect.arrayContaining(['/old/', '/old/sub/', '/old/sub.html']));
  });
});

/** What Next exports for the pages of {@link routes}. */
const files = {
  'index.html': 'home',
  'index.txt': 'payload of home',
  '__next._tree.txt': 'tree of home',
  'b.html.html': 'page b',
  'b.html.txt': 'payload of b',
  'b.html/__next._tree.txt': 'tree of b',
  'old.html': 'redirect at old/',
  'old.html.html': 'redirect at old.html',
  'old/index.html.html': 'redirect at old/index.html',
  '404/page.html': 'not found',
  '_not-found.html': 'not found',
  '_not-found.txt': 'payload of not found',
};
const routes = routesOf({ '/': ['/old/'], '/b.html': [] });

test('documents are read for every address at which servers find a file, and the payloads of the router are left out', () => {
  const read = readPages(temporaryFolder(files), routes).map(({ address, html }) => [documentFileOf(address), html]);
  expect(Object.fromEntries(read)).toEqual({
    'index.html': 'home',
    'b.html': 'page b',
    'b/index.html': 'page b',
    'old/index.html': 'redirect at old/',
    'old.html': 'redirect at old.html',
    '404.html': 'not found',
  });
});

test.each([
  ['b.html.html', '/b.html'],
  ['old.html', '/old/'],
])('a document that Next has not exported is told: %s', (file, address) => {
  const nextDir = temporaryFolder(files);
  rmSync(path.join(nextDir, file));
  expect(() => readPages(nextDir, routes)).toThrow(`Next wrote no document for ${address}`);
});
