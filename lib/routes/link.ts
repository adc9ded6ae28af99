import { withBase } from './base';

/** A link's attributes, by their React names: adds the base path, and marks links that leave the site. */
export function linkAttributes(href: string): { href: string; rel?: string; className?: string } {
  if (/^https?:/.test(href)) return { href, rel: 'noopener', className: 'external' };
  return { href: withBase(href) };
}
