import path from 'node:path';
import type { NavigablePage, NavigationItem, NavigationList } from './lists';

/** The folder name for pages at the top level. */
const OUTERMOST = 'pages';

/**
 * Makes a list for each folder, deepest first: its own pages, then an entry for each subfolder. Lists therefore stay
 * short, however many pages there are.
 */
export function listsByFolder(pages: readonly NavigablePage[]): { outer: NavigationList[]; inner: NavigationList[] } {
  const folders = new Map<string, NavigablePage[]>();
  for (const page of pages) {
    const own = folderOf(page);
    for (let folder = own; folder !== '.'; folder = path.posix.dirname(folder))
      if (!folders.has(folder)) folders.set(folder, []);
    folders.get(own)?.push(page);
  }
  const indexOf = (folder: string) =>
    folders.get(folder)?.find(({ relativePath }) => /\/index\.mdx?$/.test(relativePath));
  const titleOf = (folder: string) => indexOf(folder)?.title ?? humanize(path.posix.basename(folder));
  /** A folder's entry in its parent's list: its title, and its index or first page. */
  const entryOf = (folder: string): NavigationItem[] => {
    const page = indexOf(folder) ?? pages.find((other) => `${folderOf(other)}/`.startsWith(`${folder}/`));
    return page ? [{ path: page.path, title: titleOf(folder) }] : [];
  };
  const depthOf = (folder: string) => folder.split('/').length;
  const names = [...folders.keys()].sort((one, other) => depthOf(other) - depthOf(one));
  const listOf = (folder: string): NavigationList => {
    const index = indexOf(folder);
    const own = folders.get(folder) ?? [];
    return {
      title: titleOf(folder),
      ...(index && { path: index.path }),
      items: [
        ...own.map((page) => ({ path: page.path, title: page.title })),
        ...names.filter((name) => path.posix.dirname(name) === folder).flatMap(entryOf),
      ],
    };
  };
  const isOuter = (folder: string) => depthOf(folder) === 1;
  return {
    outer: names.filter(isOuter).map(listOf),
    inner: names.filter((folder) => !isOuter(folder)).map(listOf),
  };
}

function folderOf({ relativePath }: NavigablePage): string {
  return relativePath.includes('/') ? path.posix.dirname(relativePath) : OUTERMOST;
}

function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
