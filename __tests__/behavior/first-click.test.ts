import { createServer, type Server } from 'node:http';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { openBrowser, settingsOf, wake } from '../support/site';

const { outDir, hostsDir } = settingsOf('site');
const GUIDE = '/guides/phone/';
const NEXT = { address: '/guides/chat/', title: 'Check a chat on a web page' };

let browser: Awaited<ReturnType<typeof openBrowser>>;
let server: Server;
let origin: string;
/** What the browser has asked for. What it fetches ahead is no request of a page, so the server counts. */
let asked: { url: string; isAhead: boolean }[] = [];

beforeAll(async () => {
  const site = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  server = createServer((request, response) => {
    asked.push({ url: request.url ?? '', isAhead: request.headers['sec-purpose'] !== undefined });
    site.emit('request', request, response);
  });
  origin = (await listen(server, 0)).slice(0, -1);
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const addresses = () => asked.map(({ url }) => url);
const documents = (address: string) => asked.filter(({ url }) => url === address);

/** Waits until an address is asked for; gives up after a while. */
async function isAsked(page: Page, address: string): Promise<void> {
  const isIn = () => addresses().includes(address);
  for (let attempt = 0; attempt < 1000 && !isIn(); attempt++) await page.waitForTimeout(20);
  expect(addresses()).toContain(address);
}

/** A page whose reader has done nothing yet. */
async function openGuide(options: BrowserContextOptions = {}): Promise<Page> {
  const viewport = { width: 1440, height: 900 };
  const page = await (await browser.newContext({ viewport, serviceWorkers: 'block', ...options })).newPage();
  await page.goto(origin + GUIDE);
  asked = [];
  return page;
}

/** Moves the pointer to a link. (Where a pointer is first seen it has not moved yet.) */
async function pointAt(page: Page, target: Locator): Promise<void> {
  await page.mouse.move(700, 500);
  await target.hover();
}

const link = (page: Page, address: string) => page.locator(`#frame\\:sidebar a[href="${address}"]`);

/** How the document that is shown has come. */
const deliveryOf = (page: Page) =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as { deliveryType?: string }).deliveryType);

test('the page of a link that the pointer rests on is fetched before the press, once, and without any script', async () => {
  const page = await openGuide();
  await pointAt(page, link(page, NEXT.address));
  await isAsked(page, NEXT.address);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: NEXT.title }).waitFor();
  expect(await deliveryOf(page)).toBe('navigational-prefetch');
  expect(documents(NEXT.address).map(({ isAhead }) => isAhead)).toEqual([true]);
  expect(addresses().filter((url) => url.includes('.js'))).toEqual([]);
});

test('once the application has started, too', async () => {
  const page = await openGuide();
  await wake(page);
  await pointAt(page, link(page, NEXT.address));
  await isAsked(page, NEXT.address);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: NEXT.title }).waitFor();
  expect(documents(NEXT.address).map(({ isAhead }) => isAhead)).toEqual([true]);
});

test('with the service worker of a reader who was there before, too', async () => {
  const page = await openGuide({ serviceWorkers: 'allow' });
  await wake(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  asked = [];
  await pointAt(page, link(page, NEXT.address));
  await isAsked(page, NEXT.address);
  await page.mouse.down();
  await page.mouse.up();
  await page.getByRole('heading', { level: 1, name: NEXT.title }).waitFor();
  expect(documents(NEXT.address)).toHaveLength(1);
});
