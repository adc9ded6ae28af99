import type { Identity } from '../content/identity';
import type { Settings } from '../settings';

/** The identity with the address that the site is published at, where the settings say another one. */
export function publishedAt(
  identity: Identity,
  { siteUrl, basePath }: Pick<Settings, 'siteUrl' | 'basePath'>,
): Identity {
  const address = siteUrl ?? identity.docs.url;
  const url = basePath === undefined ? address : new URL(address).origin + basePath;
  return { ...identity, docs: { ...identity.docs, url } };
}

/** Where a site lies on its host, without the slash at the end: empty, or `/docs`. */
export function basePathOf({ docs }: Pick<Identity, 'docs'>): string {
  return new URL(docs.url).pathname.replace(/\/$/, '');
}
