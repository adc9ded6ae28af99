import { bareOf } from '../../routes/address';

/** The size of every preview in pixels: what link previews of chat tools and networks show without cutting. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const;

/** The address of a page's preview: `/guides/ivr/` → `/previews/guides/ivr.png`, `/` → `/previews/index.png`. */
export function previewOf(path: string): string {
  return `/previews${bareOf(path) || '/index'}.png`;
}
