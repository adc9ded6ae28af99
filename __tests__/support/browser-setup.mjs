import { execFileSync } from 'node:child_process';
import { chromium } from 'playwright-core';

/** Installs what is missing, once and before all suites, and starts the browser that they share. */
export async function startBrowser() {
  if (process.env.TEST_BROWSER) return;
  const output = execFileSync('npm', ['run', 'programs', '--silent'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [executablePath] = output.toString().trim().split('\n').slice(-1);
  const server = await chromium.launchServer({ executablePath, args: CHROMIUM_SWITCHES });
  process.env.TEST_BROWSER = server.wsEndpoint();
}
