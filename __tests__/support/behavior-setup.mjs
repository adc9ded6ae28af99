import { startBrowser } from './browser.mjs';
import { buildSites } from './build-sites.mjs';

/** Before the suites of `__tests__/behavior`. */
export default async function setup() {
  await startBrowser();
  buildSites('site');
}
