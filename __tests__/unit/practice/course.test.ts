import { coursesFor } from '../../../components/practice/progress/course';
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

/** What is told on a page that belongs to no course, of the one that was the last. */
const told = (progress: typeof NOTHING, page = '/') => coursesFor(page, progress, courses)[0];

test('the page above several courses tells how far the reader is in each, begun or not', () => {
  const found = coursesFor('/phone/', progressOf(['/phone/load/']), courses);
  expect(found.map(({ course, done, next }) => [course.title, done.length, next?.path])).toEqual([
    ['Functional', 0, '/phone/one/'],
    ['Load', 1, '/phone/plan/'],
  ]);
});

test('it tells nothing before a lesson is done, and nothing of courses elsewhere', () => {
  expect(coursesFor('/phone/', NOTHING, courses)).toEqual([]);
  const elsewhere = coursesFor('/chat/', progressOf(['/phone/load/']), courses);
  expect(elsewhere.map(({ course }) => course.title)).toEqual(['Load']);
});

test('in a course the reader goes on after the lesson that was the last, and then with those left out', () => {
  const nextAfter = (lessons: string[], skipped: string[] = []) => told(progressOf(lessons, { skipped }))?.next?.path;
  expect(nextAfter(['/phone/one/'])).toBe('/phone/two/');
  expect(nextAfter(['/phone/two/', '/phone/project/'])).toBe('/phone/one/');
  expect(nextAfter(['/phone/one/'], ['/phone/two/'])).toBe('/phone/project/');
  expect(nextAfter(['/phone/two/', '/phone/project/', '/phone/one/'])).toBeUndefined();
});

test('a course that is not begun is told about on its own pages, once another is', () => {
  const begun = told(progressOf(['/phone/one/']), '/phone/load/');
  expect(begun).toMatchObject({ done: [], next: { path: '/phone/load/' } });
  expect(told(NOTHING, '/phone/load/')).toBeUndefined();
});

test('a course with a project is complete with it, whatever else is done; its exercises are counted without it', () => {
  const of = (exercises: string[]) => told(progressOf(['/phone/one/'], { exercises }));
  expect(of(['key', 'word'])).toMatchObject({ isComplete: false, solved: ['key', 'word'], project: '/phone/project/' });
  expect(of(['suite'])).toMatchObject({ isComplete: true, solved: [], exercises: ['key', 'word'] });
  expect(of([])?.lessons).toHaveLength(2);
});

test('a course without a project is complete when its exercises are solved, and lessons without any are done', () => {
  const isComplete = (lessons: string[], exercises: string[], skipped: string[] = []) =>
    told({ ...NOTHING, exercises, lessons, skipped, latest: ['/phone/load/'] })?.isComplete;
  expect(isComplete(['/phone/load/', '/phone/plan/'], [])).toBe(false);
  expect(isComplete(['/phone/load/'], ['agents'], ['/phone/plan/'])).toBe(false);
  expect(isComplete(['/phone/plan/'], ['agents'])).toBe(true);
});
