import { startBrowser } from './browser.mjs';
import { buildSites } from './build-sites.mjs';

/** Before the suites of `__tests__/walks` and of `bench`, which need the servers of other hosts, too. */
export default async function setup() {
  await startBrowser('servers');
  buildSites('plain', 'below', 'site', 'content');
}
