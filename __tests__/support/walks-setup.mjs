import { startBrowser } from './browser.mjs';
import { buildSites } from './build-sites.mjs';

/** Runs before the suites in `__tests__/walks` and `bench`, which also need other hosts' servers. */
export default async function setup() {
  await startBrowser('servers');
  buildSites('below', 'site', 'content');
}
