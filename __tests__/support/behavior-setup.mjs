import { startBrowser } from './browser.mjs';
import { buildSites } from './build-sites.mjs';

/** Runs before the suites in `__tests__/behavior`. */
export default async function setup() {
  await startBrowser();
  buildSites('site');
}
