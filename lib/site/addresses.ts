import type { Identity } from '../content/identity';
import { bareOf } from '../routes/address';

/** The path a site is served under, without a trailing slash: empty, or `/docs`. */
export function basePathOf({ docs }: Pick<Identity, 'docs'>): string {
  return new URL(docs.url).pathname.replace(/\/$/, '');
}

/**
 * The address of a page's Markdown copy: `/guides/ivr/` → `/guides/ivr.md`, `/releases/201912.html` →
 * `/releases/201912.md`, `/` → `/index.md`.
 */
export function markdownAddressOf(path: string): string {
  return `${bareOf(path) || '/index'}.md`;
}

/** Addresses of machine-readable files about the site. */
export const MACHINE_FILES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.xml',
  llms: '/llms.txt',
} as const;
