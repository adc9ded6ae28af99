import { courseProgress, coursesBelow } from '../../../components/practice/progress/course';
import { NOTHING } from '../../../components/practice/progress/progress';
import type { NavigationList } from '../../../lib/navigation/lists';
import type { PagePath } from '../../../lib/routes/address';

const listOf = (title: string, paths: string[]): NavigationList => ({
  title,
  parent: '/phone/' as PagePath,
  items: paths.map((path) => ({ path: path as PagePath, title: path })),
});
const areas = [
  listOf('Functional', ['/phone/one/', '/phone/two/', '/phone/project/']),
  listOf('Load', ['/phone/load/', '/phone/plan/']),
];
const courses = {
  areas,
  exercises: {
    '/phone/one/': { key: 'mend', word: 'choice' },
    '/phone/project/': { suite: 'project' },
    '/phone/load/': { agents: 'choice' },
  },
} as const;
const progressOf = (lessons: string[], more = {}) => ({ ...NOTHING, lessons, latest: lessons, ...more });

test('the page above several courses tells how far the reader is in each, begun or not', () => {
  const found = coursesBelow(progressOf(['/phone/load/']), courses, '/phone/');
  expect(found.map(({ course, done, next }) => [course.title, done.length, next?.path])).toEqual([
    ['Functional', 0, '/phone/one/'],
    ['Load', 1, '/phone/plan/'],
  ]);
});

test('it tells nothing before a lesson is done, and nothing of courses elsewhere', () => {
  expect(coursesBelow(NOTHING, courses, '/phone/')).toEqual([]);
  expect(coursesBelow(progressOf(['/phone/load/']), courses, '/chat/')).toEqual([]);
});

test('in a course the reader goes on after the lesson that was the last, and then with those left out', () => {
  const nextAfter = (lessons: string[], skipped: string[] = []) =>
    courseProgress(progressOf(lessons, { skipped }), courses)?.next?.path;
  expect(nextAfter(['/phone/one/'])).toBe('/phone/two/');
  expect(nextAfter(['/phone/two/', '/phone/project/'])).toBe('/phone/one/');
  expect(nextAfter(['/phone/one/'], ['/phone/two/'])).toBe('/phone/project/');
  expect(nextAfter(['/phone/two/', '/phone/project/', '/phone/one/'])).toBeUndefined();
});

test('a course that is not begun is told about on its own pages, once another is', () => {
  const of = (progress: typeof NOTHING) => courseProgress(progress, courses, '/phone/load/');
  expect(of(progressOf(['/phone/one/']))).toMatchObject({ done: [], next: { path: '/phone/load/' } });
  expect(of(NOTHING)).toBeUndefined();
});

test('a course with a project is complete with it, whatever else is done; its exercises are counted without it', () => {
  const of = (exercises: string[]) => courseProgress(progressOf(['/phone/one/'], { exercises }), courses);
  expect(of(['key', 'word'])).toMatchObject({ isComplete: false, solved: ['key', 'word'], project: '/phone/project/' });
  expect(of(['suite'])).toMatchObject({ isComplete: true, solved: [], exercises: ['key', 'word'] });
  expect(of([])?.lessons).toHaveLength(2);
});

test('a course without a project is complete when its exercises are solved, and lessons without any are done', () => {
  const isComplete = (lessons: string[], exercises: string[], skipped: string[] = []) =>
    courseProgress({ ...NOTHING, exercises, lessons, skipped, latest: ['/phone/load/'] }, courses)?.isComplete;
  expect(isComplete(['/phone/load/', '/phone/plan/'], [])).toBe(false);
  expect(isComplete(['/phone/load/'], ['agents'], ['/phone/plan/'])).toBe(false);
  expect(isComplete(['/phone/plan/'], ['agents'])).toBe(true);
});
