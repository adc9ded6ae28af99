import { chromium } from 'playwright-core';
import { CHROMIUM_SWITCHES } from './tools/chromium';
import { executablePath } from './programs';
import { serveFirefox } from './tools/firefox';

/** A program that runs the browser shared by the suites. Prints its endpoint as the last line. */
const server = process.argv.includes('firefox')
  ? await serveFirefox()
  : await chromium.launchServer({ executablePath, args: [...CHROMIUM_SWITCHES] });
console.log(server.wsEndpoint());
const stop = () => void server.close().then(() => process.exit(0));
process.on('SIGTERM', stop);
// Jest runs no teardown if a site can't be built.
process.stdin.on('end', stop).resume();
