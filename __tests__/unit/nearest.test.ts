import { nearestPages } from '../../lib/routes/nearest';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';

const pages = [
  { path: '/guides/', title: 'Choose a platform' },
  { path: '/guides/ivr/', title: 'Test an IVR by phone' },
  { path: '/training/ivr/overview/', title: 'IVR courses' },
  { path: '/dashboard/test-suites/', title: 'Projects and test suites' },
  { path: '/dashboard/history/', title: 'Test history and reports' },
  { path: '/café/', title: 'Café' },
  { path: '/training/chatbot/going-further/', title: 'Where to go after the course' },
];
const nearest = (asked: string) => nearestPages(asked, pages).map(({ path }) => path);

test.each([
  ['/guides/ivrr/', '/guides/ivr/'],
  ['/guide/ivr.html', '/guides/ivr/'],
  ['/dashboard/hystory', '/dashboard/history/'],
  ['/Projects/', '/dashboard/test-suites/'],
  ['/docs/reports/index.html', '/dashboard/history/'],
  ['/caf%C3%A9', '/café/'],
])('%s is nearest to %s', (asked, path) => {
  expect(nearest(asked)[0]).toBe(path);
});

test('the last word of an address counts most', () => {
  expect(nearest('/history/ivr/')[0]).not.toBe('/dashboard/history/');
});

test.each(['/', '/index.html', '/zzzzzz/', '/a/', '/nowhere/', '/pricing/', '/nothing/here/', '/platter/'])(
  '%s is near to nothing',
  (asked) => {
    expect(nearest(asked)).toEqual([]);
  },
);

test('an address that cannot be decoded does no harm', () => {
  expect(nearest('/%zz/guides/')).toContain('/guides/');
});

describe('an address in a place that exists', () => {
  const shop = [
    { path: '/stock/alerts/', title: 'Alerts' },
    { path: '/orders/alerts/', title: 'Holidays and exclusion' },
    { path: '/alerts/', title: 'Know when stock is low' },
    { path: '/help/answers/', title: 'Answers' },
    { path: '/help/', title: 'Help' },
    { path: '/web-api/reference/', title: 'Reference and overview' },
    { path: '/web-api/', title: 'Orders by program' },
    { path: '/courses/till/start/', title: 'Before you begin' },
    { path: '/courses/till/close/', title: 'Close the till' },
    { path: '/courses/menu/', title: 'Choose a course' },
    { path: '/news/202401.html', title: 'January' },
    { path: '/news/202404.html', title: 'April' },
  ];
  const offered = (asked: string) => nearestPages(asked, shop).map(({ path }) => path);

  test.each([
    ['leads to the page that it goes beyond', '/alerts/exclusion', '/alerts/'],
    ['leads to the nearest of the pages that it goes beyond', '/help/answers/older/', '/help/answers/'],
    ['of another system leads to the page without its extension', '/help.php', '/help/'],
    ['of another system leads to the page of its folder', '/help/index.aspx', '/help/'],
    ['with an extension before a slash leads to the page', '/help.php/', '/help/'],
    ['with the extension of a source leads to the page', '/web-api/reference.md', '/web-api/reference/'],
    ['leads there before it leads to pages with its words', '/web-api/overview/x', '/web-api/'],
    ['leads there when the place is misspelled', '/allerts/exclusion', '/alerts/'],
    ['leads to the first page of a folder that is none itself', '/courses/till/refunds/', '/courses/till/start/'],
    ['leads to the page that goes least beyond it', '/courses/', '/courses/menu/'],
    ['leads to a misspelled page rather than to its folder', '/help/anwsers/', '/help/answers/'],
  ])('%s: %s', (_, asked, path) => {
    expect(offered(asked)[0]).toBe(path);
  });

  test('leads then to its neighbors, and to pages with its last word', () => {
    expect(offered('/news/202405.html')).toEqual(['/news/202401.html', '/news/202404.html']);
    expect(offered('/alerts/exclusion')).toEqual(['/alerts/', '/orders/alerts/']);
  });

  test('a number with a point is no extension', () => {
    expect(nearestPages('/notes/1.2', [{ path: '/notes/1.2/x/', title: 'X' }])).toHaveLength(1);
  });
});

test('an address beyond a page, or with the ending of another system, leads to the page first', () => {
  const { groups, areas } = readSite(readSettings()).site.navigation;
  const own = [...groups, ...areas].flatMap(({ items }) => items);
  expect(own.length).toBeGreaterThan(0);
  for (const { path } of own) {
    const bare = path.replace(/(\/|\.html)$/, '');
    for (const asked of [`${bare}/no-such-part`, `${bare}.php`, `${bare}.md`, `${bare}/index.aspx`])
      expect([asked, nearestPages(asked, own)[0]?.path]).toEqual([asked, path]);
  }
});
