import type { NavigationItem, NavigationList } from '@/lib/navigation/lists';
import type { Progress } from './nothing';

/** A reader's progress in a course. */
export interface CourseProgress {
  course: NavigationList;
  /** Completed lessons. */
  done: readonly NavigationItem[];
  /** The next lesson. Absent if all are completed. */
  next?: NavigationItem;
}

/**
 * The reader's most recent course, or the course of a page.
 * @param areas the navigation's areas, which include courses
 * @param page limits the result to the page's course
 * @returns `undefined` if there is no progress yet
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
 * The courses a page links to, started or not.
 * @param areas the navigation's areas, which include courses
 * @returns an empty list if no lesson of any course is completed
 */
export function coursesBelow(
  { lessons }: Pick<Progress, 'lessons'>,
  areas: readonly NavigationList[],
  page: string,
): CourseProgress[] {
  const courses = areas.filter(({ parent }) => parent === page).map((course) => progressIn(course, lessons));
  return courses.some(({ done }) => done.length > 0) ? courses : [];
}

/** @param from the index of the most recent lesson */
function progressIn(course: NavigationList, lessons: Progress['lessons'], from = 0): CourseProgress {
  const isOpen = ({ path }: NavigationItem) => !lessons.includes(path);
  const next = course.items.slice(from).find(isOpen) ?? course.items.find(isOpen);
  return { course, done: course.items.filter((item) => !isOpen(item)), ...(next && { next }) };
}
