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
  const depthOf = (folder: string) => folder.split('/').length;
  const names = [...folders.keys()];
  const listOf = (folder: string): NavigationList => {
    const own = folders.get(folder) ?? [];
    const index = own.find(isIndex);
    const inside = names.filter((name) => path.posix.dirname(name) === folder);
    return {
      title: titleOf(folder, folders),
      ...(index && { path: index.path }),
      items: [...own.map(itemOf), ...inside.flatMap((name) => entryOf(name, folders))],
    };
  };
  const isOuter = (folder: string) => depthOf(folder) === 1;
  return {
    outer: names.filter(isOuter).map(listOf),
    inner: names
      .filter((folder) => !isOuter(folder))
      .sort((one, other) => depthOf(other) - depthOf(one))
      .map(listOf),
  };
}

type Folders = ReadonlyMap<string, readonly NavigablePage[]>;

function folderOf({ relativePath }: NavigablePage): string {
  return relativePath.includes('/') ? path.posix.dirname(relativePath) : OUTERMOST;
}

function isIndex({ relativePath }: NavigablePage): boolean {
  return /\/index\.mdx?$/.test(relativePath);
}

function itemOf({ path: address, title }: NavigablePage): NavigationItem {
  return { path: address, title };
}

/** A folder's entry in its parent's list: its title, and its index or first page. */
function entryOf(folder: string, folders: Folders): NavigationItem[] {
  const below = [...folders]
    .filter(([name]) => name === folder || name.startsWith(`${folder}/`))
    .flatMap(([, own]) => own);
  const page = below.find((candidate) => isIndex(candidate) && folderOf(candidate) === folder) ?? below[0];
  return page ? [{ path: page.path, title: titleOf(folder, folders) }] : [];
}

function titleOf(folder: string, folders: Folders): string {
  return folders.get(folder)?.find(isIndex)?.title ?? humanize(path.posix.basename(folder));
}

function humanize(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
