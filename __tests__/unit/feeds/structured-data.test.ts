import { structuredData } from '../../../lib/site/structured-data';
import { makePage, makeSite, SITE_URL, type PageFixture } from './fixture';

const { identity } = makeSite([]);

type Crumbs = Parameters<typeof structuredData>[0]['place']['breadcrumbs'];

function jsonOf(fixture: PageFixture, breadcrumbs: Crumbs = []): string {
  const page = makePage(fixture);
  return structuredData({ record: { ...page, headers: [] }, place: { breadcrumbs } }, identity);
}

function graphOf(fixture: PageFixture, breadcrumbs?: Crumbs): Record<string, unknown>[] {
  return JSON.parse(jsonOf(fixture, breadcrumbs))['@graph'];
}

test('a documentation page is an article with its date and its place', () => {
  const crumbs = [{ title: 'Home', path: '/' }, { title: 'Guides' }, { title: 'IVR', path: '/guides/ivr/' }];
  const [article, breadcrumbs, ...rest] = graphOf(
    { path: '/guides/ivr/', title: 'Test an IVR', changed: '2026-11-20T10:00:00Z' },
    crumbs,
  );
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    headline: 'Test an IVR',
    url: `${SITE_URL}/guides/ivr/`,
    dateModified: '2026-11-20T10:00:00.000Z',
    description: expect.stringContaining('/guides/ivr/'),
  });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE_URL}/` },
      { '@type': 'ListItem', position: 2, name: 'IVR', item: `${SITE_URL}/guides/ivr/` },
    ],
  });
  expect(rest).toEqual([]);
});

test('a date that is not known is not stated', () => {
  expect(graphOf({ path: '/a/' })[0]).not.toHaveProperty('dateModified');
});

test('the home page is the site', () => {
  const graph = graphOf({ path: '/' }, [{ title: 'Home', path: '/' }]);
  expect(graph).toEqual([
    expect.objectContaining({ '@type': 'WebSite', url: `${SITE_URL}/`, name: 'Slice & Co Documentation' }),
  ]);
});

test('no text in it ends the script element', () => {
  const title = 'Close </script><script>alert(1)</script>';
  const json = jsonOf({ path: '/a/', title });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)['@graph'][0].headline).toBe(title);
});
