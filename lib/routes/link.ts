import { withBase } from './base';

/** The attributes of a link, with React's names. */
export interface LinkAttributes {
  href: string;
  rel?: string;
  className?: string;
}

/**
 * A link as a browser gets it: below the site's base path, and marked where it leaves the site.
 */
export function linkAttributes(href: string): LinkAttributes {
  if (/^https?:/.test(href)) return { href, rel: 'noopener', className: 'external' };
  return { href: withBase(href) };
}
