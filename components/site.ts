import site from '@/.generated/site.json';
import type { ClientSite } from '@/lib/site/generate';

/**
 * What the browser's side knows of the site. The type is said here, because the one that TypeScript would read from the
 * file depends on the content: a site without areas has lists of nothing.
 */
export const clientSite = site as unknown as ClientSite;
