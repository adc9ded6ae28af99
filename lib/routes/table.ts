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
 * @returns also the addresses of the pages that claim the same address
 */
export function routeTable(pages: readonly RoutablePage[]) {
  const routes = new Map<string, Route>();
  const problems: Problem[] = [];
  const clashes = new Set<string>();
  const report = (page: RoutablePage, url: string, owner: RoutablePage | undefined) => {
    const almost = url === page.path && owner && url !== owner.path ? ', except for case,' : '';
    problems.push({
      file: page.relativePath,
      // Addresses that aren't in the frontmatter come from the file path.
      line: page.addressLines?.get(url) || 1,
      message: `the address ${url}${almost} already belongs to ${owner?.relativePath ?? 'another page'}`,
      remedy: 'give one of them a different permalink or file name, or remove the redirectFrom',
    });
    for (const one of [page, owner ?? page])
      for (const own of [one.path, one.regularPath, ...one.frontmatter.redirectFrom])
        for (const address of [own, ...aliasesOf(own)]) clashes.add(address);
  };
  const owners = new Map<string, RoutablePage>();
  const clashing: RoutablePage[] = [];
  for (const page of pages) {
    // macOS, Windows and some hosts ignore case in file names.
    const owner = owners.get(page.path.toLowerCase());
    if (owner) {
      report(page, page.path, owner);
      clashing.push(page);
    } else {
      owners.set(page.path.toLowerCase(), page);
      routes.set(page.path, { url: page.path, kind: 'page', to: page.path });
    }
  }
  /** Makes an address lead to a page, unless it already leads to another one. */
  const add = (page: RoutablePage, url: string) => {
    if (!routes.has(url)) routes.set(url, { url, kind: 'redirect', to: page.path });
    return routes.get(url)?.to === page.path;
  };
  const claim = (page: RoutablePage, url: string) => {
    const owner = owners.get(routes.get(url)?.to.toLowerCase() ?? '');
    const isOwn = add(page, url);
    if (!isOwn) report(page, url, owner);
    return isOwn;
  };
  for (const page of owners.values()) for (const url of aliasesOf(page.path)) claim(page, url);
  for (const page of owners.values()) {
    const old = [page.regularPath, ...page.frontmatter.redirectFrom].filter((url) => url !== page.path);
    for (const url of old) if (claim(page, url)) for (const alias of aliasesOf(url)) add(page, alias);
  }
  for (const page of owners.values()) {
    const folders = foldersOf(page.path).flatMap((folder) => [folder, ...aliasesOf(folder)]);
    for (const url of folders) add(page, url);
  }
  // In the preview, its own address then leads to the page that shows the problem.
  for (const page of clashing) for (const url of [page.regularPath, ...aliasesOf(page.regularPath)]) add(page, url);
  return { routes: routes as RouteTable, problems, clashes: clashes as ReadonlySet<string> };
}
