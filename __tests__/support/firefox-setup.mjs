import { startBrowser } from './browser.mjs';
import { buildSites } from './build-sites.mjs';

/** Runs before the suites that also run in Firefox. */
export default async function setup() {
  process.env.TEST_FIREFOX = '1';
  await startBrowser('firefox');
  buildSites('site');
}
