import { chromium } from 'playwright-core';
import { CHROMIUM_SWITCHES } from '../../bench/programs/chromium';
import { executablePath } from './programs';

/** A program: runs the browser that the suites share until it is ended. Prints the browser's endpoint as its last line. */
const server = await chromium.launchServer({ executablePath, args: [...CHROMIUM_SWITCHES] });
console.log(server.wsEndpoint());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
