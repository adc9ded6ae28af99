import { readSite } from '../../lib/site/site';
import { settingsOf, type SiteName } from './site';

/**
 * The canonical addresses of a site's pages, in file order. Separate from `site.ts`, because few suites need it, and it
 * loads the content reader.
 */
export function pagesOf(name: SiteName): string[] {
  return [...readSite(settingsOf(name)).site.pages.keys()];
}
