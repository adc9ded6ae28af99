import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';
import type { Progress } from './nothing';

/** How far a reader has come in a course. */
export interface CourseProgress {
  course: NavigationList;
  /** The lessons that are done. */
  done: readonly NavigationItem[];
  /** Where to continue; absent where all lessons are done. */
  next?: NavigationItem;
}

/**
 * The course that a reader was in last, or the one that a page is of.
 * @param areas the lists of the navigation, courses among them
 * @param page where it is given, only the course that it belongs to counts
 * @returns `undefined` where nothing was done yet
 */
export function courseProgress(
  { lessons, latest }: Pick<Progress, 'lessons' | 'latest'>,
  areas: readonly NavigationList[],
  page?: string,
): CourseProgress | undefined {
  const holds = ({ items }: NavigationList, path: string) => items.some((item) => item.path === path);
  const own = page === undefined ? undefined : areas.find((area) => holds(area, page));
  const last = latest.findLast((path) => areas.some((area) => holds(area, path)) && (!own || holds(own, path)));
  const course = last === undefined ? undefined : areas.find((area) => holds(area, last));
  if (!course) return undefined;
  const from = course.items.findIndex(({ path }) => path === last);
  return progressIn(course, lessons, from);
}

/**
 * The courses that a page leads to, begun or not.
 * @param areas the lists of the navigation, courses among them
 * @returns none where no lesson of any of them is done
 */
export function coursesBelow(
  { lessons }: Pick<Progress, 'lessons'>,
  areas: readonly NavigationList[],
  page: string,
): CourseProgress[] {
  const courses = areas.filter(({ parent }) => parent === page).map((course) => progressIn(course, lessons));
  return courses.some(({ done }) => done.length > 0) ? courses : [];
}

/** @param from the lesson that the reader was in last, by its place */
function progressIn(course: NavigationList, lessons: Progress['lessons'], from = 0): CourseProgress {
  const isOpen = ({ path }: NavigationItem) => !lessons.includes(path);
  const next = course.items.slice(from).find(isOpen) ?? course.items.find(isOpen);
  return { course, done: course.items.filter((item) => !isOpen(item)), ...(next && { next }) };
}
