import type { Problem } from '../errors';
import { aliasesOf, foldersOf, type PagePath } from './address';

/** An address on the site. */
export type Route = { url: PagePath; kind: 'page'; to: PagePath } | { url: string; kind: 'redirect'; to: PagePath };

/** The page fields that the table needs. */
export interface RoutablePage {
  path: PagePath;
  regularPath: string;
  frontmatter: { redirectFrom: readonly string[] };
  /** The page's file, for messages. */
  relativePath: string;
  /** The frontmatter lines that contain addresses, by address. */
  addressLines?: ReadonlyMap<string, number>;
}

/**
 * Every address on the site by `url`, pages before redirects. Only {@link routeTable} derives aliases.
 */
export type RouteTable = ReadonlyMap<string, Route>;

/**
 * Builds the table of all addresses. A page's aliases, its file's address and its old addresses (with their
 * aliases) redirect to it directly. A folder without its own page redirects to its first page. Two pages with the same
 * address are a problem. So is an old address that is also a page, or that two pages list.
 * @param pages in reading order
 */
export function routeTable(pages: readonly RoutablePage[]): { routes: RouteTable; problems: Problem[] } {
  const routes = new Map<string, Route>();
  const problems: Problem[] = [];
  const owners = new Map<string, RoutablePage>();
  for (const page of pages) {
    // macOS, Windows and some hosts ignore case in file names.
    const owner = owners.get(page.path.toLowerCase());
    if (owner) problems.push(clash(page, page.path, owner));
    else {
      owners.set(page.path.toLowerCase(), page);
      routes.set(page.path, { url: page.path, kind: 'page', to: page.path });
    }
  }
  const add = (page: RoutablePage, url: string) => {
    const taken = routes.get(url);
    if (!taken) routes.set(url, { url, kind: 'redirect', to: page.path });
    return !taken || taken.to === page.path;
  };
  for (const page of owners.values()) {
    for (const url of aliasesOf(page.path)) {
      if (!add(page, url)) problems.push(clash(page, url, ownerOf(url)));
    }
  }
  for (const page of owners.values()) {
    for (const url of [page.regularPath, ...page.frontmatter.redirectFrom]) {
      if (url === page.path) continue;
      if (!add(page, url)) problems.push(clash(page, url, ownerOf(url)));
      else for (const alias of aliasesOf(url)) add(page, alias);
    }
  }
  for (const page of owners.values()) {
    for (const folder of foldersOf(page.path)) {
      for (const url of [folder, ...aliasesOf(folder)]) add(page, url);
    }
  }
  return { routes, problems };

  function ownerOf(url: string): RoutablePage | undefined {
    return owners.get(routes.get(url)?.to.toLowerCase() ?? '');
  }
}

function clash(page: RoutablePage, url: string, other: RoutablePage | undefined): Problem {
  const almost = url === page.path && other && url !== other.path ? ', except for case,' : '';
  return {
    file: page.relativePath,
    // Addresses that aren't in the frontmatter come from the file path.
    line: page.addressLines?.get(url) || 1,
    message: `the address ${url}${almost} already belongs to ${other?.relativePath ?? 'another page'}`,
    remedy: 'give one of them a different permalink or file name, or remove the redirectFrom',
  };
}
