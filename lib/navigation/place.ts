import type { Navigation, NavigationItem, NavigationList } from './lists';

/** A breadcrumb. The last one is the page itself. */
export interface Crumb {
  title: string;
  /** The breadcrumb's target. A list without its own page links to its first page, on which it is plain text. */
  path?: string;
}

/** A page's place in the navigation: everything a layout needs to know about it. */
export interface Place {
  /** The area or group that the page belongs to. */
  list?: NavigationList;
  /** Whether the list is an area, shown only on its own pages. */
  inArea: boolean;
  previous?: NavigationItem;
  next?: NavigationItem;
  breadcrumbs: Crumb[];
}

/** Finds a page's place. Areas take precedence over groups. */
export function placeOf(path: string, navigation: Navigation): Place {
  const holds = (list: NavigationList) => list.items.some((item) => item.path === path);
  const area = navigation.areas.find(holds);
  const group = navigation.groups.find((list) => holds(list) || list.path === path);
  const sequence = sequenceOf(path, navigation, area, group);
  const index = sequence.findIndex((item) => item.path === path);
  return {
    list: area ?? group,
    inArea: area !== undefined,
    previous: sequence[index - 1],
    next: index < 0 ? undefined : sequence[index + 1],
    breadcrumbs: breadcrumbsOf(path, navigation),
  };
}

function breadcrumbsOf(path: string, navigation: Navigation, seen: readonly string[] = []): Crumb[] {
  const lists = [...navigation.areas, ...navigation.groups];
  const list = lists.find((candidate) => candidate.items.some((item) => item.path === path) || candidate.path === path);
  if (!list) return [{ title: 'Home', path: '/' }];
  const above =
    list.parent && !seen.includes(list.parent)
      ? breadcrumbsOf(list.parent, navigation, [...seen, path])
      : [{ title: 'Home', path: '/' }];
  const first = list.items[0]?.path;
  const front = list.path ?? (first === path ? undefined : first);
  const heading: Crumb = { title: list.title, ...(front && { path: front }) };
  if (list.path === path) return [...above, heading];
  const item = list.items.find((candidate) => candidate.path === path);
  return [...above, heading, { title: item?.title ?? '', path }];
}

/**
 * The pages the pager goes through: all groups, or one area. A page that areas name as their parent is a course's front
 * page. From there, the pager goes through the areas in order.
 */
function sequenceOf(
  path: string,
  navigation: Navigation,
  area?: NavigationList,
  group?: NavigationList,
): readonly NavigationItem[] {
  const front = area ? area.parent : path;
  const chapters = navigation.areas.filter(({ parent }) => parent === front).flatMap(({ items }) => items);
  const order = readingOrder(navigation);
  const index = order.findIndex((item) => item.path === front);
  if (index >= 0 && chapters.length > 0 && !navigation.groups.some((list) => list.path === front))
    // A group may list a lesson, too. On the lesson, the pager stays in the course.
    return [
      ...order.slice(0, index + 1).filter((item) => !chapters.some(({ path }) => path === item.path)),
      ...chapters,
    ];
  return area?.items ?? (group ? order : []);
}

/** The pages in all groups, without repeats. */
function readingOrder({ groups }: Navigation): NavigationItem[] {
  return [...new Map(groups.flatMap(({ items }) => items).map((item) => [item.path, item])).values()];
}
