import type { Identity } from '../content/identity';
import type { Settings } from '../settings';

/**
 * The identity with the site's published address, if the settings override it. A plain export isn't kept for offline
 * reading, because its documents don't list their files.
 */
export function publishedAt(
  identity: Identity,
  { siteUrl, plainExport }: Pick<Settings, 'siteUrl' | 'plainExport'>,
): Identity {
  const offlineReading = plainExport ? 'off' : identity.docs.offlineReading;
  return { ...identity, docs: { ...identity.docs, url: siteUrl ?? identity.docs.url, offlineReading } };
}

/** The path a site is served under, without a trailing slash: empty, or `/docs`. */
export function basePathOf({ docs }: Pick<Identity, 'docs'>): string {
  return new URL(docs.url).pathname.replace(/\/$/, '');
}
