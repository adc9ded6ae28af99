import type { Identity } from '../content/identity';
import type { Settings } from '../settings';

/**
 * The identity with the address that the site is published at, where the settings say another one. A page is kept for reading
 * offline by the list of its files that the transformation `runtime` writes.
 */
export function publishedAt(
  identity: Identity,
  { siteUrl, basePath, transformations }: Pick<Settings, 'siteUrl' | 'basePath' | 'transformations'>,
): Identity {
  const address = siteUrl ?? identity.docs.url;
  const url = basePath === undefined ? address : new URL(address).origin + basePath;
  const offlineReading = transformations.has('runtime') ? identity.docs.offlineReading : 'off';
  return { ...identity, docs: { ...identity.docs, url, offlineReading } };
}

/** Where a site lies on its host, without the slash at the end: empty, or `/docs`. */
export function basePathOf({ docs }: Pick<Identity, 'docs'>): string {
  return new URL(docs.url).pathname.replace(/\/$/, '');
}
