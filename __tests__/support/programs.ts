import { findChromium } from '../../bench/programs/chromium';
import { ensurePrograms, findProgram } from '../../bench/programs/install';

/**
 * A program: installs what the suites need and the machine lacks, all in one go. `npm test` runs it beside the static checks, which
 * keep the processors busy while it waits for the network; the suites' browser asks it once more, for who runs them alone.
 */
const found = findChromium();
ensurePrograms(['nginx', 'caddy', 'apache2', 'python3', ...(found ? [] : ['chromium-headless-shell' as const])]);

/** The browser of the suites. */
export const executablePath = found ?? findProgram('chromium-headless-shell');
