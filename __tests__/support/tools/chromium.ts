import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensureProgram, findProgram } from './install';

/** Debian's headless shell, which opens a page in half the time, or Chromium or Chrome. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** Finds a Chromium that needs no package: an installed one, or else Playwright's download. */
export function findChromium(): string | undefined {
  const found = process.env.CHROMIUM ?? findProgram(...NAMES);
  if (found) return found;
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const downloaded = () => {
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  };
  if (!downloaded()) {
    const command = [path.join(playwright, 'cli.js'), 'install', 'chromium'];
    spawnSync(process.execPath, command, { stdio: 'ignore', timeout: DOWNLOAD_LIMIT });
  }
  return downloaded();
}

/** The time limit for a download in milliseconds, because it never ends behind some firewalls. */
const DOWNLOAD_LIMIT = 120_000;

/** Switches for every Chromium, so that it contacts only the pages under test. */
export const CHROMIUM_SWITCHES: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a headless Chromium: see {@link findChromium}. If there is none, installs Debian's package.
 * @param more additional Chromium switches
 */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? ensureProgram('chromium-headless-shell'),
    args: [...CHROMIUM_SWITCHES, ...more],
  });
}
