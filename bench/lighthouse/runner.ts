import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureProgram } from '../programs/install';
import { findChromium } from '../programs/chromium';
import { FLOORS, type Result } from './scores';

/**
 * Fetched when it is asked for: with all that it needs it is a tenth of the packages that an installation would bring. (The second
 * is one of its own, pinned because Lighthouse takes any version.)
 */
const PACKAGES = ['lighthouse@12.8.2', 'third-party-web@0.27.0'];

/**
 * Measures a page as a phone on a slow line would show it, with an empty cache, in a browser of its own.
 * @throws Error with what Lighthouse says when it does not finish
 */
export async function runLighthouse(url: string): Promise<Result> {
  const switches = [
    '--yes',
    ...PACKAGES.flatMap((name) => ['--package', name]),
    'lighthouse',
    url,
    '--output=json',
    '--quiet',
    `--only-categories=${Object.keys(FLOORS).join(',')}`,
    '--chrome-flags=--headless --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? ensureProgram('chromium-headless-shell') };
  const { stdout } = await promisify(execFile)('npx', switches, { env, maxBuffer: 2 ** 27 });
  return JSON.parse(stdout) as Result;
}
