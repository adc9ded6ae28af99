import { readSettings } from '../../lib/settings';
import { checkPages } from '../../lib/site/check';
import { readSite } from '../../lib/site/site';
import { identityText, pageText, temporaryFolder } from './temporary';

/** What is wrong with a home page that links to the feed, the sitemap, a schema and a file that nobody writes. */
async function check(pages: Record<string, string>) {
  const root = temporaryFolder({
    'content/identity.yml': identityText(),
    'content/navigation.yml': 'groups: []\n',
    'content/index.mdx': pageText(
      'Home page',
      '',
      '[a](/feed.xml) [b](/sitemap.xml) [c](/schemas/testing.json) [d](/feeds.xml)',
    ),
    ...pages,
    'package-lock.json': '{}',
    'lib/content/mdx/x.ts': '',
  });
  const settings = readSettings({ NODE_ENV: 'production' }, root);
  const { site, problems } = readSite(settings);
  const found = (await checkPages(site, settings, problems)).problems;
  return found.flatMap(({ message, severity }) => (severity ? [] : [message]));
}

test('a page can link to the files that the build writes', async () => {
  const release = pageText('Release note', 'permalink: /releases/202605.html\npublished: 2026-05\n');
  expect(await check({ 'content/releases/202605.mdx': release })).toEqual(['no file at public/feeds.xml']);
});

test('a site without release notes has no feed to link to', async () => {
  expect(await check({})).toEqual(['no file at public/feed.xml', 'no file at public/feeds.xml']);
});

test.each([
  ['a page and a file of the build', { 'content/sitemap.xml.md': pageText('The map') }, '/sitemap.xml'],
  [
    'an old address and a picture',
    { 'content/a.md': pageText('A page', 'redirectFrom: [/b.svg]\n'), 'public/b.svg': '' },
    '/b.svg',
  ],
  ['a page and a picture next to it', { 'content/c.png.md': pageText('A page'), 'content/c.png': '' }, '/c.png'],
  ['a page and a document', { 'content/d.md': pageText('A page'), 'public/d/index.html': '' }, '/d/index.html'],
])('%s that need the same place are told', async (_what, files, place) => {
  expect(await check(files)).toEqual(
    expect.arrayContaining([expect.stringMatching(`^the address .* needs the place of the file ${place}$`)]),
  );
});
