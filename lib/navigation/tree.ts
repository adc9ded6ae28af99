import { posix } from 'node:path';
import type { Problem } from '../errors';
import { didYouMean } from '../reading/nearest';
import type { NavigationFile } from './file';
import type { NavigablePage, Navigation, NavigationList } from './lists';

/**
 * Makes the navigation from the pages and `navigation.yml`. Without the file, every folder is a group. With the file,
 * unlisted pages are in an area for their folder, with a warning. Entries for missing pages are returned as problems
 * with file and line. Entries for omitted drafts are omitted, too.
 */
export function buildNavigation(
  pages: readonly NavigablePage[],
  file?: NavigationFile,
  drafts: ReadonlySet<string> = new Set(),
): { navigation: Navigation; problems: Problem[] } {
  if (!file)
    return { navigation: { groups: listsByFolder(pages.filter(({ path }) => path !== '/')), areas: [] }, problems: [] };
  const byPath = new Map<string, NavigablePage>(pages.map((page) => [page.path, page]));
  const problems: Problem[] = [];
  const report = (place: PropertyKey[], message: string, remedy: string) =>
    problems.push({ file: file.name, line: file.lineOf(place), message, remedy });
  const find = (path: string | undefined, place: PropertyKey[]): NavigablePage | undefined => {
    const page = path === undefined ? undefined : byPath.get(path);
    if (path !== undefined && !page && !drafts.has(path)) {
      const asked = path.replace(/\.(?:mdx?|html)$/, '/');
      const remedy = didYouMean(asked, byPath.keys(), "use a page's canonical address, or remove the entry");
      report(place, `no page has the address ${path}`, remedy);
    }
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
      return { title, items, path: introduction?.path, parent: above?.path };
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
  const unlisted = pages.filter((page) => !named.has(page.path));
  if (unlisted.length > 0) problems.push({ file: file.name, ...unlistedWarning(unlisted) });
  return { navigation: { groups, areas: [...areas, ...listsByFolder(unlisted)] }, problems };
}

/** Describes pages that readers find only by links and search. */
function unlistedWarning(pages: readonly NavigablePage[]): Omit<Problem, 'file'> {
  const named = pages.slice(0, 3).map(({ path }) => path);
  const more = pages.length > named.length ? ', …' : '';
  return {
    message: `${pages.length === 1 ? 'a page is' : `${pages.length} pages are`} not listed, so only pages in the same folder show ${pages.length === 1 ? 'it' : 'them'}: ${named.join(', ')}${more}`,
    remedy: 'add each to groups, areas or hidden',
    severity: 'warning',
  };
}

/** Makes a list of the pages in each folder, titled by its index page or its name. */
function listsByFolder(pages: readonly NavigablePage[]): NavigationList[] {
  const folders = new Map<string, NavigablePage[]>();
  for (const page of pages) {
    const folder = posix.dirname(page.relativePath);
    folders.set(folder, [...(folders.get(folder) ?? []), page]);
  }
  return [...folders].map(([folder, items]) => {
    const index = items.find(({ path }) => path === `/${folder}/`);
    const name = folder === '.' ? 'pages' : posix.basename(folder).replaceAll('-', ' ');
    return {
      title: index?.title ?? name.charAt(0).toUpperCase() + name.slice(1),
      path: index?.path,
      items: items.map(({ path, title }) => ({ path, title })),
    };
  });
}
