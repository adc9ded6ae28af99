import { readSite } from '../../lib/site/site';
import { settingsOf, type SiteName } from './site';

/**
 * Canonical addresses of all pages of a site, in the order of their files. Apart from `site.ts`, because few suites need it and
 * all would load what reads the content.
 */
export function pagesOf(name: SiteName): string[] {
  return [...readSite(settingsOf(name)).site.pages.keys()];
}
