import type { Identity } from '../content/identity';
import type { Settings } from '../settings';

/**
 * The identity with the address the site is published at, if the settings name another one. A plain export isn't kept
 * for offline reading, because its documents don't list their files.
 */
export function publishedAt(
  identity: Identity,
  { siteUrl, basePath, plainExport }: Pick<Settings, 'siteUrl' | 'basePath' | 'plainExport'>,
): Identity {
  const address = siteUrl ?? identity.docs.url;
  const url = basePath === undefined ? address : new URL(address).origin + basePath;
  const offlineReading = plainExport ? 'off' : identity.docs.offlineReading;
  return { ...identity, docs: { ...identity.docs, url, offlineReading } };
}

/** The path below which a site is served, without a trailing slash: empty, or `/docs`. */
export function basePathOf({ docs }: Pick<Identity, 'docs'>): string {
  return new URL(docs.url).pathname.replace(/\/$/, '');
}
