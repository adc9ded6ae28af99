import type { PagePath } from '../content/page';
import type { Problem } from '../errors';
import type { NavigationFile } from './file';

/** A page as the navigation shows it. */
export interface NavigationItem {
  path: PagePath;
  title: string;
}

/** A titled list of pages in reading order. */
export interface NavigationList {
  title: string;
  /** The page that introduces the list. */
  path?: PagePath;
  /** The page above the list, for breadcrumbs. */
  parent?: PagePath;
  items: NavigationItem[];
}

/** The one navigation of the site: sidebar, previous and next, breadcrumbs and the machine-readable lists are made of it. */
export interface Navigation {
  /** Always shown. */
  groups: NavigationList[];
  /** Shown to a reader who is in them. */
  areas: NavigationList[];
}

/** What the navigation needs to know of a page. */
export interface NavigablePage {
  path: PagePath;
  title: string;
  relativePath: string;
}

/**
 * Makes the navigation of the pages and `navigation.yml`. Pure.
 * Without the file every folder is a group. With it, pages that it does not name become an area by folder.
 * An entry for a page that does not exist is a problem with file and line.
 */
export function buildNavigation(
  pages: readonly NavigablePage[],
  file?: NavigationFile,
): { navigation: Navigation; problems: Problem[] } {
  if (!file)
    return {
      navigation: { groups: listsByFolder(pages.filter((page) => page.path !== '/')), areas: [] },
      problems: [],
    };
  const byPath = new Map<string, NavigablePage>(pages.map((page) => [page.path, page]));
  const problems: Problem[] = [];
  const known = (path: string, place: PropertyKey[]) => {
    if (byPath.has(path)) return true;
    problems.push({
      file: file.name,
      line: file.lineOf(place),
      message: `no page has the address ${path}`,
      remedy: 'name the canonical address of a page, or remove the entry',
    });
    return false;
  };
  const convert = (kind: 'groups' | 'areas') =>
    file[kind].map((list, index): NavigationList => {
      const { title, path, parent } = list;
      if (path) known(path, [kind, index, 'path']);
      if (parent) known(parent, [kind, index, 'parent']);
      const items = list.pages.flatMap((entry, position) => {
        const { path: itemPath, label } = typeof entry === 'string' ? { path: entry, label: undefined } : entry;
        const page = known(itemPath, [kind, index, 'pages', position]) ? byPath.get(itemPath) : undefined;
        return page ? [{ path: page.path, title: label ?? page.title }] : [];
      });
      return { title, items, ...(path && { path: path as PagePath }), ...(parent && { parent: parent as PagePath }) };
    });
  const groups = convert('groups');
  const areas = convert('areas');
  file.hidden.forEach((path, index) => known(path, ['hidden', index]));
  const named = new Set<string>([
    '/',
    ...file.hidden,
    ...[...groups, ...areas].flatMap((list) => [list.path ?? '', ...list.items.map((item) => item.path)]),
  ]);
  return {
    navigation: { groups, areas: [...areas, ...listsByFolder(pages.filter((page) => !named.has(page.path)))] },
    problems,
  };
}

function listsByFolder(pages: readonly NavigablePage[]): NavigationList[] {
  const lists = new Map<string, NavigationList>();
  for (const page of pages) {
    const folder = page.relativePath.includes('/') ? (page.relativePath.split('/')[0] ?? '') : 'pages';
    const list = lists.get(folder) ?? { title: humanize(folder), items: [] };
    if (/^[^/]+\/index\.mdx?$/.test(page.relativePath)) Object.assign(list, { title: page.title, path: page.path });
    list.items.push({ path: page.path, title: page.title });
    lists.set(folder, list);
  }
  return [...lists.values()];
}

function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
