import { bareOf } from '../routes/address';

/**
 * The address of a page's Markdown copy: `/guides/ivr/` → `/guides/ivr.md`, `/releases/201912.html` →
 * `/releases/201912.md`, `/` → `/index.md`.
 */
export function twinOf(path: string): string {
  return `${bareOf(path) || '/index'}.md`;
}

/** Addresses of machine-readable files about the site. */
export const MACHINE_FILES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.xml',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
} as const;

/** The size of previews in pixels, which chat tools and social networks show uncropped. */
export const PREVIEW_SIZE = { width: 800, height: 420 } as const;

/** The address of a page's preview image: `/guides/ivr/` → `/previews/guides/ivr.png`, `/` → `/previews/index.png`. */
export function previewOf(path: string): string {
  return `/previews${bareOf(path) || '/index'}.png`;
}
