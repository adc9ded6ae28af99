import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ensureProgram } from '../../__tests__/support/tools/install';
import { findChromium } from '../../__tests__/support/tools/chromium';
import { FLOORS, type Result } from './scores';

/**
 * Measures a page as a phone on a slow line would show it, with an empty cache, in a browser of its own.
 * @throws Error with what Lighthouse says when it does not finish
 */
export async function runLighthouse(url: string): Promise<Result> {
  const switches = [
    '--no-install',
    'lighthouse',
    url,
    '--output=json',
    '--quiet',
    `--only-categories=${Object.keys(FLOORS).join(',')}`,
    '--chrome-flags=--headless --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: findChromium() ?? ensureProgram('chromium-headless-shell') };
  const { stdout } = await promisify(execFile)('npx', switches, { cwd: 'bench', env, maxBuffer: 2 ** 27 });
  return JSON.parse(stdout) as Result;
}
