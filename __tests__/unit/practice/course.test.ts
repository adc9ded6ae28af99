import { courseProgress, coursesBelow } from '../../../components/practice/progress/course';
import type { NavigationList } from '../../../lib/navigation/lists';
import type { PagePath } from '../../../lib/routes/address';

const listOf = (title: string, paths: string[]): NavigationList => ({
  title,
  parent: '/phone/' as PagePath,
  items: paths.map((path) => ({ path: path as PagePath, title: path })),
});
const areas = [listOf('Functional', ['/phone/one/', '/phone/two/']), listOf('Load', ['/phone/load/'])];

test('the page above several courses tells how far the reader is in each, begun or not', () => {
  const found = coursesBelow({ lessons: ['/phone/load/'] }, areas, '/phone/');
  expect(found.map(({ course, done, next }) => [course.title, done.length, next?.path])).toEqual([
    ['Functional', 0, '/phone/one/'],
    ['Load', 1, undefined],
  ]);
});

test('it tells nothing before a lesson is done, and nothing of courses elsewhere', () => {
  expect(coursesBelow({ lessons: [] }, areas, '/phone/')).toEqual([]);
  expect(coursesBelow({ lessons: ['/phone/load/'] }, areas, '/chat/')).toEqual([]);
});

test('in a course the reader goes on after the lesson that was the last, and then with those left out', () => {
  const nextAfter = (lessons: string[]) => courseProgress({ lessons, latest: lessons }, areas)?.next?.path;
  expect(nextAfter(['/phone/one/'])).toBe('/phone/two/');
  expect(nextAfter(['/phone/two/'])).toBe('/phone/one/');
  expect(nextAfter(['/phone/two/', '/phone/one/'])).toBeUndefined();
});
