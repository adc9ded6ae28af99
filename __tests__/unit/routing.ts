import { hostRules, type HostRules, type Published } from '../../lib/hosts/rules';
import type { PagePath } from '../../lib/routes/address';
import { routeTable, type RoutablePage, type RouteTable } from '../../lib/routes/table';

/** The old addresses that lead to pages, by the address of the page. */
export type Pages = Readonly<Record<string, readonly string[]>>;

/** A page as the route table needs it; its file can have another address. */
export function routable(path: string, redirectFrom: readonly string[] = [], regularPath = path): RoutablePage {
  return {
    path: path as PagePath,
    regularPath,
    frontmatter: { redirectFrom },
    relativePath: `${regularPath.slice(1)}.mdx`,
  };
}

/** The route table of pages. */
export function routesOf(pages: Pages): RouteTable {
  return routeTable(Object.entries(pages).map(([path, old]) => routable(path, old))).routes;
}

/** The rules for hosts of a site with a playground, of which one document has some HTML. */
export function rulesOf(
  routes: RouteTable,
  html = '',
  settings: Partial<Published['settings']> = {},
  basePath = '',
): HostRules {
  const docs = { url: `https://docs.example${basePath}`, offlineReading: 'on' as const };
  const identity = { product: { name: 'X', slug: 'x' }, docs };
  return hostRules([{ address: '/a/', html }], {
    site: { routes, identity },
    playgrounds: ['https://api.example'],
    settings: { metaPolicy: false, noIndex: false, ...settings },
  });
}
