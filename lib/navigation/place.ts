import type { Navigation, NavigationItem, NavigationList } from './lists';

/** A step of the breadcrumbs; the last one is the page itself. */
export interface Crumb {
  title: string;
  /** Where the step leads: a heading without a page of its own leads to its first page, and nowhere on that page. */
  path?: string;
}

/** Where a page stands: everything that a layout needs to know of the navigation. */
export interface Place {
  /** The area or group that the page belongs to. */
  list?: NavigationList;
  /** Whether that is an area: a list that is shown only to a reader in it. */
  inArea: boolean;
  previous?: NavigationItem;
  next?: NavigationItem;
  breadcrumbs: Crumb[];
}

/** Finds a page's place. An area comes before a group. */
export function placeOf(path: string, navigation: Navigation): Place {
  const holds = (list: NavigationList) => list.items.some((item) => item.path === path);
  const area = navigation.areas.find(holds);
  const group = navigation.groups.find((list) => holds(list) || list.path === path);
  const sequence = sequenceOf(path, navigation, area, group);
  const index = sequence.findIndex((item) => item.path === path);
  return {
    list: area ?? group,
    inArea: area !== undefined,
    ...(index > 0 && { previous: sequence[index - 1] }),
    ...(index >= 0 && index + 1 < sequence.length && { next: sequence[index + 1] }),
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
 * The pages that previous and next lead through: all groups, or an area. A page below the first of its group, whose areas say that they
 * belong to it, is the front page of a course: what comes after it is its areas, one after the other.
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
    return [...order.slice(0, index + 1), ...chapters];
  return area?.items ?? (group ? order : []);
}

const orders = new WeakMap<Navigation, NavigationItem[]>();

/** The pages of all groups, each once. Every page of a build asks, so it is kept. */
function readingOrder(navigation: Navigation): NavigationItem[] {
  const known = orders.get(navigation);
  if (known) return known;
  const items = navigation.groups.flatMap((list) => list.items);
  const order = [...new Map(items.map((item) => [item.path, item])).values()];
  orders.set(navigation, order);
  return order;
}
