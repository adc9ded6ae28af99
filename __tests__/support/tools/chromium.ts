import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensureProgram, findProgram } from './install';

/** The shell that Debian cuts out of Chromium for programs, which opens a page in half the time; Chromium; Chrome. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium that needs no package: one that is on the machine already, else Playwright's own download. */
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

/** Milliseconds after which a download counts as impossible: behind some firewalls it would never end. */
const DOWNLOAD_LIMIT = 120_000;

/** The switches of every Chromium: it asks nobody but the pages under test. */
export const CHROMIUM_SWITCHES: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts a headless Chromium, see {@link findChromium}; without one Debian's package is installed.
 * @param more further switches of Chromium
 */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium() ?? ensureProgram('chromium-headless-shell'),
    args: [...CHROMIUM_SWITCHES, ...more],
  });
}
