import type { Server } from 'node:http';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchChromium } from '../../bench/programs/chromium';
import { serverRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/server/server';
import { readSettings, type Settings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { SITES } from './sites.mjs';

/** The name of a site in `sites.mjs`. */
export type SiteName = keyof typeof SITES;

/** The settings that a site is built with. */
export function settingsOf(name: SiteName): Settings {
  return readSettings({ ...process.env, ...SITES[name] });
}

/** Canonical addresses of all pages of a site, in the order of their files. */
export function pagesOf(name: SiteName): string[] {
  return [...readSite(settingsOf(name)).site.pages.keys()];
}

/** An export under test, served, with a browser. */
export interface SiteUnderTest {
  /** Without a slash at the end. */
  origin: string;
  browser: Browser;
  /** Opens a tab that notes everything that a reader of the console or the network panel would be alarmed by. */
  newTab(options?: BrowserContextOptions): Promise<Tab>;
  close(): Promise<void>;
}

/** A tab and what went wrong in it. */
export interface Tab {
  page: Page;
  /** Console errors and warnings, exceptions, failed requests, error answers, and requests to other hosts. */
  alarms: string[];
  /** Addresses asked for, relative to the origin. */
  requests: string[];
  /** Opens an address of the site. */
  open(path: string): Promise<void>;
  /** Waits until the islands answer; moves the pointer, as a reader would. */
  wake(): Promise<void>;
}

/** The browser that all suites of a run share, see `browser.mjs`; a suite that runs by itself gets one of its own. */
export function openBrowser(): Promise<Browser> {
  const endpoint = process.env.TEST_BROWSER;
  return endpoint ? chromium.connect(endpoint) : launchChromium();
}

/** Serves the export of a site and connects to a browser. */
export async function openSite(name: SiteName = 'site'): Promise<SiteUnderTest> {
  const { outDir, buildDir } = settingsOf(name);
  const server: Server = createStaticServer({ dir: outDir, ...serverRules(buildDir) });
  const origin = (await listen(server, 0)).slice(0, -1);
  const browser = await openBrowser();
  return {
    origin,
    browser,
    newTab: (options) => openTab(browser, origin, options),
    close: async () => {
      await browser.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function openTab(browser: Browser, origin: string, options?: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    // A worker would answer in place of what a test does to requests; `offline.test.ts` lets it.
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const alarms: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // Playwright's own word about the worker that it blocks.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    // A browser asks for this by itself; below a path of its host a site has it elsewhere.
    if (message.location().url === `${origin}/favicon.ico`) return;
    if (['error', 'warning'].includes(message.type())) alarms.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => alarms.push(`exception: ${error.message}`));
  page.on('request', (request) => {
    const { href } = new URL(request.url());
    if (href.startsWith(origin)) requests.push(href.slice(origin.length));
    else if (!href.startsWith('data:') && !href.startsWith('blob:')) alarms.push(`other host: ${href}`);
  });
  page.on('requestfailed', (request) => {
    // A navigation cancels what the page before it still waited for.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') alarms.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) alarms.push(`${response.status()}: ${response.url()}`);
  });
  return {
    page,
    alarms,
    requests,
    open: async (path) => void (await page.goto(origin + path)),
    wake: async () => {
      await page.mouse.move(200, 200);
      await page.mouse.move(210, 210);
      await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
    },
  };
}
