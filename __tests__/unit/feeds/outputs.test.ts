import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { markdownAddressOf } from '../../../lib/site/addresses';
import { feed } from '../../../lib/export/feeds/feed';
import { llmsIndex } from '../../../lib/export/feeds/llms';
import { pagesInOrder, sectionsOf } from '../../../lib/site/lists';
import { sitemap } from '../../../lib/export/feeds/write';
import { hidden, makePage, makeSite, SITE_URL } from './fixture';

function parseXml(xml: string | undefined) {
  expect(XMLValidator.validate(xml ?? '')).toBe(true);
  return new XMLParser({ ignoreAttributes: false, parseTagValue: false, htmlEntities: true }).parse(xml ?? '');
}

test.each([
  ['/', '/index.md'],
  ['/guides/', '/guides.md'],
  ['/guides/ivr/', '/guides/ivr.md'],
  ['/releases/201912.html', '/releases/201912.md'],
])('the Markdown copy of %s is %s', (path, markdownAddress) => {
  expect(markdownAddressOf(path)).toBe(markdownAddress);
});

describe('the order of pages', () => {
  const site = makeSite(
    [{ path: '/b/' }, { path: '/a/' }, { path: '/stray/' }, { path: '/' }, { path: '/secret/', frontmatter: hidden }],
    { Second: ['/b/', '/secret/'], First: ['/a/', '/b/'], Nothing: ['/secret/'] },
  );

  test('follows the navigation, home first, each page once, what no list names last', () => {
    expect(pagesInOrder(site).map(({ path }) => path)).toEqual(['/', '/b/', '/a/', '/stray/']);
  });

  test('has a section for each list that shows a published page', () => {
    expect(sectionsOf(site).map(({ title, pages }) => [title, pages.map(({ path }) => path)])).toEqual([
      ['Second', ['/b/']],
      ['First', ['/a/']],
      ['Other pages', ['/stray/']],
    ]);
  });

  test('begins a list with the page that introduces it', () => {
    const introduced = makeSite([{ path: '/a/' }, { path: '/a/one/' }], { A: ['/a/one/'] });
    introduced.navigation.groups[0]!.path = makePage({ path: '/a/' }).path;
    expect(sectionsOf(introduced)[0]?.pages.map(({ path }) => path)).toEqual(['/a/', '/a/one/']);
  });

  test('leaves out a home page that is hidden', () => {
    expect(pagesInOrder(makeSite([{ path: '/', frontmatter: hidden }]))).toEqual([]);
  });
});

test('the sitemap lists canonical addresses, with the date of the last change where it is known', () => {
  const pages = [makePage({ path: '/guides/ivr/', changed: '2026-11-20T10:00:00Z' }), makePage({ path: '/a&b.html' })];
  expect(parseXml(sitemap(pages, SITE_URL)).urlset.url).toEqual([
    { loc: `${SITE_URL}/guides/ivr/`, lastmod: '2026-11-20T10:00:00.000Z' },
    { loc: `${SITE_URL}/a&b.html` },
  ]);
});

describe('the feed', () => {
  const site = makeSite([
    { path: '/releases/201912.html', title: 'December <b>', frontmatter: { published: '2019-12' } },
    {
      path: '/releases/202004.html',
      title: 'April',
      changed: '2020-05-02T08:00:00Z',
      frontmatter: { published: '2020-04' },
    },
    { path: '/blogs/tests/', title: 'A post', frontmatter: { published: '2020-02' } },
    { path: '/releases/', title: 'The list of releases' },
    { path: '/releases/202005.html', frontmatter: { ...hidden, published: '2020-05' } },
    { path: '/guides/ivr/' },
  ]);
  const { feed: parsed } = parseXml(feed(site));

  test('holds the pages with a month only, newest first, with their dates, their titles as text, and descriptions', () => {
    const description = 'Everything that there is to say about /releases/201912.html, in one sentence.';
    expect(parsed.entry).toMatchObject([
      {
        id: `${SITE_URL}/releases/202004.html`,
        published: '2020-04-01T00:00:00.000Z',
        updated: '2020-05-02T08:00:00.000Z',
      },
      { id: `${SITE_URL}/blogs/tests/` },
      {
        id: `${SITE_URL}/releases/201912.html`,
        published: '2019-12-01T00:00:00.000Z',
        updated: '2019-12-01T00:00:00.000Z',
        title: 'December <b>',
        summary: description,
        content: { '#text': description, '@_type': 'text' },
        link: { '@_href': `${SITE_URL}/releases/201912.html` },
      },
    ]);
  });

  test('has what Atom asks for', () => {
    const self = { '@_rel': 'self', '@_type': 'application/atom+xml', '@_href': `${SITE_URL}/feed.xml` };
    expect(parsed).toMatchObject({
      id: `${SITE_URL}/`,
      title: 'Slice & Co releases and blog',
      author: { name: 'Slice & Co' },
      updated: '2020-05-02T08:00:00.000Z',
      link: expect.arrayContaining([self]),
    });
  });

  test('does not exist where there is nothing to tell', () => {
    expect(feed(makeSite([{ path: '/' }]))).toBeUndefined();
  });
});

test('llms.txt introduces the site and lists the copies of pages by navigation list', () => {
  const site = makeSite(
    [
      { path: '/', frontmatter: { description: 'How to test every pizza that was ever ordered by phone.' } },
      {
        path: '/a/',
        title: 'Set [advanced] options',
        frontmatter: { description: 'What the options of the advanced settings panel do.' },
      },
      { path: '/releases/202004.html', title: 'April', frontmatter: { description: undefined } },
      { path: '/secret/', frontmatter: hidden },
    ],
    { Guides: ['/a/', '/secret/'], Releases: ['/releases/202004.html'] },
  );
  expect(llmsIndex(site)).toBe(`# Slice & Co Documentation

> How to test every pizza that was ever ordered by phone.

## Guides

- [Set \\[advanced\\] options](${SITE_URL}/a.md): What the options of the advanced settings panel do.

## Releases

- [April](${SITE_URL}/releases/202004.md)
`);
});
