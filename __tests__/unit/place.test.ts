import { placeOf } from '../../lib/navigation/place';
import type { Navigation, NavigationList } from '../../lib/navigation/lists';

const list = (title: string, paths: string[], more: Partial<Record<'path' | 'parent', string>> = {}) =>
  ({ title, items: paths.map((path) => ({ path, title: `Page ${path}` })), ...more }) as NavigationList;

const navigation: Navigation = {
  groups: [
    list('Guides', ['/guides/', '/guides/cli/'], { path: '/guides/' }),
    list('API', ['/api/', '/guides/cli/']),
    list('Training', ['/training/', '/training/course/'], { path: '/training/' }),
    list('Intro', ['/intro/a/'], { path: '/intro/' }),
  ],
  areas: [
    list('Course', ['/training/a/', '/training/b/'], { parent: '/training/' }),
    list('Deeper', ['/training/a/x/'], { parent: '/training/a/' }),
    list('First part', ['/course/a/', '/course/b/'], { parent: '/training/course/' }),
    list('Second part', ['/course/c/'], { parent: '/training/course/' }),
    list('Ring', ['/ring/'], { parent: '/ring/' }),
  ],
};

const place = (path: string) => placeOf(path, navigation);
const ways = (path: string) => [place(path).previous?.path, place(path).next?.path];
const crumbs = (path: string) =>
  place(path).breadcrumbs.map(({ title, path: address }) => `${title} ${address ?? '-'}`);

describe('previous and next', () => {
  test.each([
    ['/guides/', [undefined, '/guides/cli/']],
    ['/api/', ['/guides/cli/', '/training/']],
    ['/intro/a/', ['/training/course/', undefined]],
  ])('of %s run through all groups', (path, expected) => {
    expect(ways(path)).toEqual(expected);
  });

  test('pass a page of two groups once', () => {
    expect(ways('/guides/cli/')).toEqual(['/guides/', '/api/']);
  });

  test.each([
    ['/training/a/', [undefined, '/training/b/']],
    ['/training/b/', ['/training/a/', undefined]],
  ])('of %s stay in its area', (path, expected) => {
    expect(ways(path)).toEqual(expected);
  });

  test.each([
    ['/training/course/', ['/training/', '/course/a/']],
    ['/course/a/', ['/training/course/', '/course/b/']],
    ['/course/b/', ['/course/a/', '/course/c/']],
    ['/course/c/', ['/course/b/', undefined]],
  ])('of %s run through the parts of its course, from its front page on', (path, expected) => {
    expect(ways(path)).toEqual(expected);
  });

  test('are absent on a page that no list names', () => {
    expect(place('/')).toEqual({ list: undefined, inArea: false, breadcrumbs: [{ title: 'Home', path: '/' }] });
  });
});

test.each([
  ['/training/a/', 'Course', true],
  ['/api/', 'API', false],
  ['/intro/', 'Intro', false],
])('%s belongs to %s', (path, title, inArea) => {
  expect(place(path)).toMatchObject({ list: { title }, inArea });
});

describe('breadcrumbs', () => {
  test.each([
    ['/guides/cli/', ['Home /', 'Guides /guides/', 'Page /guides/cli/ /guides/cli/']],
    ['/guides/', ['Home /', 'Guides /guides/']],
    ['/api/', ['Home /', 'API -', 'Page /api/ /api/']],
    ['/training/b/', ['Home /', 'Training /training/', 'Course /training/a/', 'Page /training/b/ /training/b/']],
    [
      '/training/a/x/',
      [
        'Home /',
        'Training /training/',
        'Course -',
        'Page /training/a/ /training/a/',
        'Deeper -',
        'Page /training/a/x/ /training/a/x/',
      ],
    ],
  ])('of %s lead through the lists above', (path, expected) => {
    expect(crumbs(path)).toEqual(expected);
  });

  test('end where lists stand above themselves', () => {
    expect(crumbs('/ring/').at(-1)).toBe('Page /ring/ /ring/');
  });
});

test('the pager stays in a course on a lesson that a group lists, too', () => {
  const place = placeOf('/course/load/', {
    groups: [list('Guides', ['/guides/', '/course/load/', '/guides/last/']), list('Training', ['/course/'])],
    areas: [list('Lessons', ['/course/load/', '/course/end/'], { parent: '/course/' })],
  });
  expect([place.previous?.path, place.next?.path]).toEqual(['/course/', '/course/end/']);
});
