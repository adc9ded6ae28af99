import type { Site } from './site';

/** The site's data that every page shows, and that programs in browsers need. */
export type ClientSite = ReturnType<typeof clientSiteOf>;

/** The search index folder under the site's root, named after the product. */
export function searchBundleOf({ identity }: { identity: Pick<Site['identity'], 'product'> }): string {
  return `${identity.product.slug}-search`;
}

/** Selects {@link ClientSite} from what is known about a site. */
export function clientSiteOf({ identity, navigation }: Pick<Site, 'identity' | 'navigation'>) {
  const headerLinks: Readonly<Record<string, string>> = identity.headerLinks ?? {};
  return { productName: identity.product.name, searchBundle: searchBundleOf({ identity }), headerLinks, navigation };
}
