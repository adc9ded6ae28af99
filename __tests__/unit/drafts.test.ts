import path from 'node:path';
import { readSettings } from '../../lib/settings';
import { checkPages } from '../../lib/site/check';
import { preview } from '../../lib/site/current';
import { findDeadLinks } from '../../lib/site/page-links';
import { compilePage, readSite } from '../../lib/site/site';
import type { PagePath } from '../../lib/routes/address';
import { problemsAt } from '../../lib/site/view';
import { identityText, pageText, temporaryFolder } from './temporary';

const files = {
  'content/identity.yml': identityText(),
  'content/navigation.yml':
    'groups:\n  - title: All\n    pages: [/a/, /draft/]\n  - title: Drafts\n    pages: [/draft/]\n',
  'content/index.mdx': pageText('Home page'),
  'content/a.mdx': pageText('Page A', '', '## One\n\nSee [draft](/draft/#first).'),
  'content/draft.mdx': pageText('Draft page', 'draft: true\n', '## First\n\n[One](/a/#one) [x](/a/#two) [y](/b/)'),
  'package-lock.json': '{}',
  'lib/content/mdx/x.ts': '',
};

function read(mode: 'development' | 'production') {
  const settings = readSettings({ NODE_ENV: mode }, temporaryFolder(files));
  return { settings, ...readSite(settings) };
}

test('a build and a check know drafts only to say where links to them lead', async () => {
  const { site, settings, problems } = read('production');
  expect([...site.pages.keys()]).toEqual(['/a/', '/']);
  expect([...site.routes.keys()].filter((url) => url.includes('draft'))).toEqual([]);
  expect(site.navigation.groups.map(({ title, items }) => [title, items.length])).toEqual([['All', 1]]);
  expect((await checkPages(site, settings, problems)).problems).toMatchObject([
    { file: path.join('content', 'a.mdx'), line: 7, message: 'the link /draft/#first leads to a draft' },
  ]);
});

test('a writer has drafts as pages, marked in lists, and sees which links of a page lead nowhere', async () => {
  const { site, settings, problems } = read('development');
  expect(problems).toEqual([]);
  expect(site.navigation.groups[0]?.items.map(({ title }) => title)).toEqual(['Page A', 'Draft page (draft)']);
  const deadLinks = async (address: string) => {
    const page = site.pages.get(address);
    if (!page) throw new Error(`no page ${address}`);
    const compiled = await compilePage(page, site, settings);
    return findDeadLinks({ ...page, compiled, isDraft: page.frontmatter.draft }, site, settings);
  };
  expect(await deadLinks('/a/')).toMatchObject([{ message: 'the link /draft/#first leads to a draft' }]);
  expect(await deadLinks('/draft/')).toMatchObject([
    { href: '/a/#two', line: 8, remedy: 'use one of: #one' },
    { href: '/b/', line: 8, remedy: 'did you mean /a/?' },
  ]);
});

test('the preview of a page shows its own mistakes and those of the site, but not those of other pages', () => {
  const root = temporaryFolder({
    ...files,
    'content/a.mdx': pageText('Page A', '', '{{product.nam}} and {{ page.title }}'),
    'content/b.mdx': pageText('Page B', 'author: me\n'),
    'content/c.html': '',
  });
  const settings = readSettings({ NODE_ENV: 'development' }, root);
  preview.current = { ...readSite(settings), settings };
  const filesAt = (address: string) => problemsAt(address as PagePath).map(({ file }) => path.basename(file));
  expect(filesAt('/a/')).toEqual(['c.html', 'a.mdx', 'a.mdx']);
  expect(filesAt('/b/')).toEqual(['c.html', 'b.mdx']);
  expect(filesAt('/')).toEqual(['c.html']);
});
