import type { PagePath } from '../routes/address';
import type { Problem } from '../errors';
import type { NavigationFile } from './file';
import { listsByFolder } from './folders';
import type { NavigablePage, Navigation, NavigationList } from './lists';

type Entry = NavigationFile['groups'][number]['pages'][number];

function addressOf(entry: Entry): string {
  return typeof entry === 'string' ? entry : entry.path;
}

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
  const known = (path: string, place: PropertyKey[]) => {
    if (byPath.has(path)) return true;
    if (drafts.has(path)) return false;
    problems.push({
      file: file.name,
      line: file.lineOf(place),
      message: `no page has the address ${path}`,
      remedy: "use a page's canonical address, or remove the entry",
    });
    return false;
  };
  const convert = (kind: 'groups' | 'areas') =>
    file[kind].map((list, index): NavigationList => {
      const { title, path, parent } = list;
      const introduced = path !== undefined && known(path, [kind, index, 'path']);
      const below = parent !== undefined && known(parent, [kind, index, 'parent']);
      const items = list.pages.flatMap((entry, position) => {
        const { path: itemPath, label } = typeof entry === 'string' ? { path: entry, label: undefined } : entry;
        const isRepeated = list.pages.slice(0, position).some((other) => addressOf(other) === itemPath);
        if (isRepeated)
          problems.push({
            file: file.name,
            line: file.lineOf([kind, index, 'pages', position]),
            message: `the list already contains ${itemPath}`,
            remedy: 'remove one of the entries',
          });
        const page =
          !isRepeated && known(itemPath, [kind, index, 'pages', position]) ? byPath.get(itemPath) : undefined;
        if (!page) return [];
        const title = label ?? page.title;
        return [{ path: page.path, title: drafts.has(page.path) ? `${title} (draft)` : title }];
      });
      return {
        title,
        items,
        ...(introduced && { path: path as PagePath }),
        ...(below && { parent: parent as PagePath }),
      };
    });
  // Lists that contain only drafts are omitted.
  const groups = convert('groups').filter(({ items }) => items.length > 0);
  const areas = convert('areas').filter(({ items }) => items.length > 0);
  file.hidden.forEach((path, index) => known(path, ['hidden', index]));
  const named = new Set<string>([
    '/',
    ...file.hidden,
    ...[...groups, ...areas].flatMap((list) => [list.path ?? '', ...list.items.map((item) => item.path)]),
  ]);
  const { outer, inner } = listsByFolder(pages.filter((page) => !named.has(page.path)));
  return { navigation: { groups, areas: [...areas, ...inner, ...outer] }, problems };
}
