import { chromium } from 'playwright-core';
import { CHROMIUM_SWITCHES, findChromium } from '../../bench/programs/chromium';
import { ensurePrograms, findProgram } from '../../bench/programs/install';

/**
 * A program: installs what the suites need and the machine lacks, all in one go, and runs the browser that they share until
 * it is ended. Prints the browser's endpoint as its last line.
 */
const found = findChromium();
ensurePrograms(['nginx', 'caddy', 'apache2', 'python3', ...(found ? [] : ['chromium-headless-shell' as const])]);
const server = await chromium.launchServer({
  executablePath: found ?? findProgram('chromium-headless-shell'),
  args: [...CHROMIUM_SWITCHES],
});
console.log(server.wsEndpoint());
process.on('SIGTERM', () => void server.close().then(() => process.exit(0)));
