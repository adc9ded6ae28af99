import path from 'node:path';
import type { PagePath } from '../../lib/content/page';
import { readRedirectList, writeRedirectList } from '../../lib/export/redirects';
import { routeTable } from '../../lib/routes/table';
import { temporaryFolder } from './temporary';

const { routes } = routeTable([
  {
    path: '/a/' as PagePath,
    regularPath: '/a.html',
    relativePath: 'a.mdx',
    frontmatter: { redirectFrom: ['/old.html'] },
  },
]);

test('every address that redirects is listed with the page that it leads to, and no page', () => {
  const dir = path.join(temporaryFolder(), 'build');
  writeRedirectList(dir, routes);
  expect(readRedirectList(dir)).toEqual({
    '/a': '/a/',
    '/a.html': '/a/',
    '/a/index.html': '/a/',
    '/old': '/a/',
    '/old/': '/a/',
    '/old.html': '/a/',
    '/old/index.html': '/a/',
  });
});

test('without a build there is no list', () => {
  expect(() => readRedirectList(temporaryFolder())).toThrow('ENOENT');
});
