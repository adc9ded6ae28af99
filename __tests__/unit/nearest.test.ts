import { nearestPages } from '../../lib/routes/nearest';

const pages = [
  { path: '/guides/', title: 'Choose a platform' },
  { path: '/guides/ivr/', title: 'Test an IVR by phone' },
  { path: '/training/ivr/overview/', title: 'IVR courses' },
  { path: '/dashboard/test-suites/', title: 'Projects and test suites' },
  { path: '/dashboard/history/', title: 'Test history and reports' },
  { path: '/café/', title: 'Café' },
  { path: '/training/chatbot/going-further/', title: 'Where to go after the course' },
];
const nearest = (asked: string, limit?: number) => nearestPages(asked, pages, limit).map(({ path }) => path);

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

test('no more pages than asked for are offered, and the order does not depend on that of the pages', () => {
  expect(nearest('/ivr/', 1)).toEqual(nearest('/ivr/').slice(0, 1));
  expect(nearestPages('/ivr/', [...pages].reverse()).map(({ path }) => path)).toEqual(nearest('/ivr/'));
});

test('an address that cannot be decoded does no harm', () => {
  expect(nearest('/%zz/guides/')).toContain('/guides/');
});
