import { chromium } from 'playwright-core';
import { CHROMIUM_SWITCHES } from './tools/chromium';
import { executablePath } from './programs';
import { serveFirefox } from './tools/firefox';

/** A program: runs the browser that the suites share until it is ended. Prints the browser's endpoint as its last line. */
const server = process.argv.includes('firefox')
  ? await serveFirefox()
  : await chromium.launchServer({ executablePath, args: [...CHROMIUM_SWITCHES] });
console.log(server.wsEndpoint());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
