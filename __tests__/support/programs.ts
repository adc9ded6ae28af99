import { findChromium } from './tools/chromium';
import { ensurePrograms, findProgram } from './tools/install';

/**
 * A program that installs what the suites need: the browser and, with the argument `servers`, the servers for the
 * walks. `npm test` runs it alongside the static checks. The shared browser runs it again, for suites run on their own.
 */
const found = findChromium();
const servers = process.argv.includes('servers') ? (['nginx', 'caddy', 'apache2', 'python3'] as const) : [];
ensurePrograms([...servers, ...(found ? [] : ['chromium-headless-shell' as const])]);

/** The browser for the suites. */
export const executablePath = found ?? findProgram('chromium-headless-shell');
