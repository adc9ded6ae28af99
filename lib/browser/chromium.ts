import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { ensureProgram, findProgram } from './install';

/** Debian's Chromium, Chrome, and what else a machine may have. */
const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** A Chromium: one that is on the machine already, else Playwright's own download, else Debian's package. */
export function ensureChromium(): string {
  const found = process.env.CHROMIUM ?? findProgram(...NAMES);
  if (found) return found;
  const playwright = path.dirname(createRequire(import.meta.url).resolve('playwright-core/package.json'));
  const downloaded = () => {
    const file = chromium.executablePath();
    return file && existsSync(file) ? file : undefined;
  };
  if (!downloaded())
    spawnSync(process.execPath, [path.join(playwright, 'cli.js'), 'install', 'chromium'], { stdio: 'ignore' });
  return downloaded() ?? ensureProgram('chromium');
}

/**
 * Starts a headless Chromium that asks nobody but the pages under test.
 * @param more further switches of Chromium
 */
export function launchChromium(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
