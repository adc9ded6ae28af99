import type { Server } from 'node:http';
import { chromium, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from 'playwright-core';
import { launchChromium } from './tools/chromium';
import { serverRules } from '../../lib/hosts/rules';
import { createStaticServer, listen, type ServerOptions } from '../../lib/hosts/server';
import { readSettings, type Settings } from '../../lib/settings';
import { SITES } from './sites.mjs';

/** The name of a site in `sites.mjs`. */
export type SiteName = keyof typeof SITES;

/** The settings that a site is built with. */
export function settingsOf(name: SiteName): Settings {
  return readSettings({ ...process.env, ...SITES[name] });
}

/** An export under test, served, with a browser. */
export interface SiteUnderTest {
  /** Without a slash at the end. */
  origin: string;
  browser: Browser;
  /** Opens a tab that notes everything that a reader of the console or the network panel would be alarmed by. */
  newTab(options?: BrowserContextOptions): Promise<Tab>;
  /** The same, at an address of the site. */
  open(path: string, options?: BrowserContextOptions): Promise<Tab>;
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
  /** See {@link wake}. */
  wake(): Promise<void>;
}

/** Milliseconds to wait for a page before a test fails: a busy machine takes its time. */
export const PATIENCE = 120_000;

/** Whether the suites run in Firefox: the project `firefox` of Jest. */
const isFirefox = process.env.TEST_FIREFOX !== undefined;

/** The browser that all suites of a run share, see `browser.mjs`; a suite that runs by itself gets one of its own. */
export async function openBrowser(): Promise<Browser> {
  const endpoint = process.env.TEST_BROWSER;
  if (isFirefox && endpoint) {
    const { connectFirefox } = await import('./tools/firefox');
    // The types of the two releases of Playwright are alike in what suites use.
    return (await connectFirefox(endpoint)) as unknown as Browser;
  }
  return endpoint ? chromium.connect(endpoint) : launchChromium();
}

/** The export of a site, served to a suite: what a test opens is closed after it. */
export function serveSite(name: SiteName = 'site'): SiteUnderTest {
  return serve(() => {
    const { outDir, buildDir } = settingsOf(name);
    return { dir: outDir, ...serverRules(buildDir) };
  });
}

/** The same for any export, by rules that are known before the first test, or without any as a server that knows nothing of it. */
export function serve(optionsOf: () => Partial<ServerOptions> & Pick<ServerOptions, 'dir'>): SiteUnderTest {
  const site = {} as SiteUnderTest;
  const contexts: BrowserContext[] = [];
  let server: Server;
  beforeAll(async () => {
    server = createStaticServer({ redirects: {}, ...optionsOf() });
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
  // What was opened before a test is for several of them.
  beforeEach(() => void contexts.splice(0));
  afterEach(async () => {
    for (const context of contexts.splice(0)) {
      // An answer that is still under way when its tab is gone is nobody's fault.
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

/** Begins to press a button that needs the application, and does nothing by that. */
export async function beginPress(page: Page): Promise<void> {
  await page.getByRole('button', { name: /theme/ }).dispatchEvent('pointerdown');
}

/** The same, and waits until the islands answer. */
export async function wake(page: Page): Promise<void> {
  await beginPress(page);
  await page.waitForSelector('html[data-awake]', { state: 'attached' });
}

async function openTab(browser: Browser, origin: string, options?: BrowserContextOptions): Promise<Tab> {
  const context = await browser.newContext({
    reducedMotion: isFirefox ? null : 'reduce',
    // A worker would answer in place of what a test does to requests; `offline.test.ts` lets it.
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE);
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
    wake: () => wake(page),
  };
}
