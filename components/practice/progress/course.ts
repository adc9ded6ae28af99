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
  const isOpen = ({ path }: NavigationItem) => !lessons.includes(path);
  const from = course.items.findIndex(({ path }) => path === last);
  const next = course.items.slice(from).find(isOpen) ?? course.items.find(isOpen);
  return { course, done: course.items.filter((item) => !isOpen(item)), ...(next && { next }) };
}
