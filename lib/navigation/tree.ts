import type { Problem } from '../errors';
import type { NavigationFile } from './file';
import { listsByFolder } from './folders';
import type { NavigablePage, Navigation, NavigationList } from './lists';

/**
 * Makes the navigation from the pages and `navigation.yml`. Without the file, every top-level folder is a group, and
 * every folder inside it is an area. With the file, unlisted pages are in an area for their folder. Entries for missing
 * pages are returned as problems with file and line. Entries for omitted drafts are omitted, too.
 */
export function buildNavigation(
  pages: readonly NavigablePage[],
  file?: NavigationFile,
  drafts: ReadonlySet<string> = new Set(),
): { navigation: Navigation; problems: Problem[] } {
  if (!file) {
    const { outer, inner } = listsByFolder(pages.filter((page) => page.path !== '/'));
    return { navigation: { groups: outer, areas: inner }, problems: [] };
  }
  const byPath = new Map<string, NavigablePage>(pages.map((page) => [page.path, page]));
  const problems: Problem[] = [];
  const report = (place: PropertyKey[], message: string, remedy: string) =>
    problems.push({ file: file.name, line: file.lineOf(place), message, remedy });
  const find = (path: string | undefined, place: PropertyKey[]): NavigablePage | undefined => {
    const page = path === undefined ? undefined : byPath.get(path);
    if (path !== undefined && !page && !drafts.has(path))
      report(place, `no page has the address ${path}`, "use a page's canonical address, or remove the entry");
    return page;
  };
  const convert = (kind: 'groups' | 'areas') =>
    file[kind].map(({ title, path, parent, pages: entries }, index): NavigationList => {
      const introduction = find(path, [kind, index, 'path']);
      const above = find(parent, [kind, index, 'parent']);
      const items = entries.flatMap((entry, position) => {
        const place = [kind, index, 'pages', position];
        if (entries.findIndex((other) => other.path === entry.path) < position) {
          report(place, `the list already contains ${entry.path}`, 'remove one of the entries');
          return [];
        }
        const page = find(entry.path, place);
        if (!page) return [];
        const name = entry.label ?? page.title;
        return [{ path: page.path, title: drafts.has(page.path) ? `${name} (draft)` : name }];
      });
      return {
        title,
        items,
        ...(introduction && { path: introduction.path }),
        ...(above && { parent: above.path }),
      };
    });
  // Lists that contain only drafts are omitted.
  const groups = convert('groups').filter(({ items }) => items.length > 0);
  const areas = convert('areas').filter(({ items }) => items.length > 0);
  file.hidden.forEach((path, index) => find(path, ['hidden', index]));
  const named = new Set<string>([
    '/',
    ...file.hidden,
    ...[...groups, ...areas].flatMap((list) => [list.path ?? '', ...list.items.map((item) => item.path)]),
  ]);
  const { outer, inner } = listsByFolder(pages.filter((page) => !named.has(page.path)));
  return { navigation: { groups, areas: [...areas, ...inner, ...outer] }, problems };
}
