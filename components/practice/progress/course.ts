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
 * The reader's progress in the courses a page links to, if a lesson of theirs is done. Otherwise, in the page's course,
 * or in the most recent one.
 * @returns an empty list if there is no progress in any course yet
 */
export function coursesFor(page: string, progress: Progress, courses: Courses): CourseProgress[] {
  const { areas } = courses;
  const below = areas.filter(({ parent }) => parent === page).map((course) => progressIn(course, progress, courses));
  if (below.some(({ done }) => done.length > 0)) return below;
  const holds = ({ items }: NavigationList, path?: string) => items.some((item) => item.path === path);
  const own = areas.filter((area) => holds(area, page));
  const among = own.length > 0 ? own : areas;
  const last = progress.latest.findLast((path) => among.some((area) => holds(area, path)));
  const course = own[0] ?? areas.find((area) => holds(area, last));
  if (!course || progress.latest.length === 0) return [];
  const from = course.items.findIndex(({ path }) => path === last);
  return [progressIn(course, progress, courses, Math.max(0, from))];
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
