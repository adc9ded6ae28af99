import { withBase } from './base';

/** A link's attributes, by their React names. */
export interface LinkAttributes {
  href: string;
  rel?: string;
  className?: string;
}

/** Prepares a link for the browser: adds the base path, and marks links that leave the site. */
export function linkAttributes(href: string): LinkAttributes {
  if (/^https?:/.test(href)) return { href, rel: 'noopener', className: 'external' };
  return { href: withBase(href) };
}
