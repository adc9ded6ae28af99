import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';
import type { ExercisesByPage } from '@/lib/site/generate';
import type { Progress } from './progress';

/** See {@link progressIn}. */
export type CourseProgress = ReturnType<typeof progressIn>;

/** The navigation's areas, which include courses, and the exercises in them. */
export interface Courses {
  areas: readonly NavigationList[];
  exercises: ExercisesByPage;
}

/**
 * The reader's most recent course, or the course of a page.
 * @param page limits the result to the page's course
 * @returns `undefined` if there is no progress in any course yet
 */
export function courseProgress(progress: Progress, courses: Courses, page?: string): CourseProgress | undefined {
  if (progress.latest.length === 0) return undefined;
  const { areas } = courses;
  const holds = ({ items }: NavigationList, path: string) => items.some((item) => item.path === path);
  const own = page === undefined ? undefined : areas.find((area) => holds(area, page));
  const last = progress.latest.findLast((path) => (own ? [own] : areas).some((area) => holds(area, path)));
  const course = last === undefined ? own : areas.find((area) => holds(area, last));
  if (!course) return undefined;
  const from = course.items.findIndex(({ path }) => path === last);
  return progressIn(course, progress, courses, Math.max(0, from));
}

/**
 * The courses a page links to, started or not.
 * @returns an empty list if no lesson of any course is completed
 */
export function coursesBelow(progress: Progress, courses: Courses, page: string): CourseProgress[] {
  const below = courses.areas.filter(({ parent }) => parent === page);
  const found = below.map((course) => progressIn(course, progress, courses));
  return found.some(({ done }) => done.length > 0) ? found : [];
}

/**
 * A reader's progress in a course.
 * @param from the index of the most recent lesson
 */
function progressIn(course: NavigationList, progress: Progress, { exercises }: Courses, from = 0) {
  const { items } = course;
  const skipped = progress.skipped ?? [];
  const of = ({ path }: NavigationItem) => exercises[path] ?? {};
  const isProject = (item: NavigationItem) => Object.values(of(item)).includes('project');
  const isDone = ({ path }: NavigationItem) => progress.lessons.includes(path);
  const isSolved = (id: string) => progress.exercises.includes(id);
  const isOpen = (item: NavigationItem) => !isDone(item) && !skipped.includes(item.path);
  const areTasksSolved = (item: NavigationItem) => {
    const ids = Object.keys(of(item));
    return ids.length > 0 ? ids.every(isSolved) : isDone(item);
  };
  const lessons = items.filter((item) => !isProject(item));
  const project = items.find(isProject);
  const all = lessons.flatMap((lesson) => Object.keys(of(lesson)));
  const next = items.slice(from).find(isOpen) ?? items.find(isOpen);
  return {
    course,
    /** Its lessons. The final project isn't one. */
    lessons,
    done: lessons.filter(isDone),
    skipped: lessons.filter(({ path }) => skipped.includes(path)),
    /** The next lesson or project. Absent if all are completed or skipped. */
    next,
    /** The IDs of the exercises in its lessons, and of those the reader has solved. */
    exercises: all,
    solved: all.filter(isSolved),
    /** The address of the final project, if the course has one. */
    project: project?.path,
    /** Whether the project is solved. In a course without a project, whether all exercises are. */
    isComplete: project ? areTasksSolved(project) : lessons.every(areTasksSolved),
  };
}
