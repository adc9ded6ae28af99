import { findChromium } from './tools/chromium';
import { ensurePrograms, findProgram } from './tools/install';

/**
 * A program: installs what the suites need and the machine lacks, all in one go: the browser, and with the argument `servers` what
 * the walks put the site on. `npm test` runs it beside the static checks, which keep the processors busy while it waits for the
 * network; the suites' browser asks it once more, for those who run suites alone.
 */
const found = findChromium();
const servers = process.argv.includes('servers') ? (['nginx', 'caddy', 'apache2', 'python3'] as const) : [];
ensurePrograms([...servers, ...(found ? [] : ['chromium-headless-shell' as const])]);

/** The browser of the suites. */
export const executablePath = found ?? findProgram('chromium-headless-shell');
