import type { Server } from 'node:http';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchChromium } from './tools/chromium';
import { readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen, type ServerOptions } from '../../lib/hosts/server';
import { readSettings, type Settings } from '../../lib/settings';
import { SITES } from './sites.mjs';

/** The name of a site in `sites.mjs`. */
export type SiteName = keyof typeof SITES;

/** The settings for building a site. */
export function settingsOf(name: SiteName): Settings {
  return readSettings({ ...process.env, ...SITES[name] });
}

/** An export under test, served, with a browser. */
export interface SiteUnderTest {
  /** The origin, without a trailing slash. */
  origin: string;
  browser: Browser;
  /** Opens a tab that records problems in the console and in the network panel. */
  newTab(options?: BrowserContextOptions): Promise<Tab>;
  /** Opens such a tab at an address on the site. */
  open(path: string, options?: BrowserContextOptions): Promise<Tab>;
}

/** A tab, and its problems. */
export interface Tab {
  page: Page;
  /** Console errors and warnings, exceptions, failed requests, error responses, and requests to other hosts. */
  alarms: string[];
  /** Requested addresses, relative to the origin. */
  requests: string[];
  /** Opens an address on the site. */
  open(path: string): Promise<void>;
  /** See {@link wake}. */
  wake(): Promise<void>;
}

/** How long to wait for a page before a test fails, in milliseconds. Busy machines are slow. */
export const PATIENCE = 120_000;

/** Whether the suites run in Firefox, in Jest's `firefox` project. */
const isFirefox = process.env.TEST_FIREFOX !== undefined;

/** Connects to the shared browser (see `browser.mjs`), or starts one for a suite run on its own. */
export async function openBrowser(): Promise<Browser> {
  const endpoint = process.env.TEST_BROWSER;
  if (isFirefox && endpoint) {
    const { connectFirefox } = await import('./tools/firefox');
    // The two Playwright releases have the same types, as far as suites use them.
    return (await connectFirefox(endpoint)) as unknown as Browser;
  }
  return endpoint ? chromium.connect(endpoint) : launchChromium();
}

/** Serves a site's export to a suite. Closes each test's tabs after the test. */
export function serveSite(name: SiteName = 'site'): SiteUnderTest {
  return serve(() => {
    const { outDir, hostsDir } = settingsOf(name);
    return { dir: outDir, ...readHostRules(hostsDir) };
  });
}

/** Serves any export, with rules known before the first test, or without the site's configuration. */
export function serve(optionsOf: () => ServerOptions): SiteUnderTest {
  const site = {} as SiteUnderTest;
  const contexts: BrowserContext[] = [];
  let server: Server;
  beforeAll(async () => {
    server = createStaticServer(optionsOf());
    const origin = (await listen(server, 0)).slice(0, -1);
    const browser = await openBrowser();
    const newTab = async (options?: BrowserContextOptions) => {
      const tab = await openTab(browser, origin, options);
      contexts.push(tab.page.context());
      return tab;
    };
    const open = async (path: string, options?: BrowserContextOptions) => {
      const tab = await newTab(options);
      await tab.open(path);
      return tab;
    };
    Object.assign(site, { origin, browser, newTab, open });
  });
  // Tabs opened before a test are shared by several tests.
  beforeEach(() => void contexts.splice(0));
  afterEach(async () => {
    for (const context of contexts.splice(0)) {
      // Ignores responses that arrive after their tab has closed.
      await Promise.all(context.pages().map((page) => page.unrouteAll({ behavior: 'ignoreErrors' })));
      await context.close();
    }
  });
  afterAll(async () => {
    await site.browser.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  return site;
}

/** Starts pressing a button that needs the module, without an effect. */
export async function beginPress(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.body.appendChild(document.createElement('button'));
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    button.remove();
  });
}

/** Does the same, and waits until the islands respond. */
export async function wake(page: Page): Promise<void> {
  await beginPress(page);
  await page.waitForSelector('html[data-ready]', { state: 'attached' });
}

async function openTab(browser: Browser, origin: string, options?: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({
    reducedMotion: isFirefox ? null : 'reduce',
    // A worker would respond instead of a test's routes. `offline.test.ts` allows it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const alarms: string[] = [];
  const requests: string[] = [];
  page.on('console', (message) => {
    // Playwright's own message about the blocked worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    // Browsers request this automatically. A site under a path has it elsewhere.
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
    // A navigation cancels the previous page's pending requests.
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
    wake: () => wake(page),
  };
}
