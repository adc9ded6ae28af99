import { bareOf } from '../routes/address';

/**
 * The address of a page's Markdown copy: `/guides/ivr/` → `/guides/ivr.md`, `/releases/201912.html` →
 * `/releases/201912.md`, `/` → `/index.md`.
 */
export function twinOf(path: string): string {
  return `${bareOf(path) || '/index'}.md`;
}

/** The addresses of machine-readable files about the whole site. */
export const MACHINE_FILES = {
  sitemap: '/sitemap.xml',
  robots: '/robots.txt',
  feed: '/feed.xml',
  llms: '/llms.txt',
  llmsFull: '/llms-full.txt',
} as const;

/** The size of every preview in pixels, which chat tools and social networks show without cropping. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The address of a page's preview image: `/guides/ivr/` → `/previews/guides/ivr.png`, `/` → `/previews/index.png`. */
export function previewOf(path: string): string {
  return `/previews${bareOf(path) || '/index'}.png`;
}
