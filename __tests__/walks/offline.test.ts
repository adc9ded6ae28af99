import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener, Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { writeWorker } from '../../lib/export/programs';
import { readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { readSite } from '../../lib/site/site';
import { violationsInBothThemes } from '../support/axe';
import { noticeOf } from '../support/faults';
import { follow } from '../support/follow';
import { playgroundOn } from '../support/playground';
import { openBrowser, settingsOf, wake } from '../support/site';

const settings = settingsOf('site');
const PHONE = { address: '/guides/phone/', title: 'Check a phone line' };
const CLI = { address: '/guides/cli/', title: 'The command line' };
const FAQ = { address: '/faq/', title: 'Frequently asked questions' };
/** A copy of the export, so that a test can deploy another one. */
const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
const asked: string[] = [];
/** Whether the server accepts requests and never answers. */
let isSilent = false;
/** Code in front of the worker's, which breaks what the browser stores. */
let breakage = '';

let server: Server;
let origin: string;
let browser: Browser;
/** A reader who has opened a guide, gone to another by a link, and opened the home page. */
let reader: Page;

beforeAll(async () => {
  cpSync(realpathSync(settings.outDir), folder, { recursive: true });
  server = createStaticServer({ dir: folder, ...readHostRules(settings.hostsDir) });
  const [answer] = server.listeners('request') as RequestListener[];
  server.removeAllListeners('request').on('request', (request, response) => {
    asked.push(request.url ?? '');
    if (isSilent) return;
    if (breakage && request.url === '/sw.js') {
      response.setHeader('Content-Type', 'text/javascript');
      response.end(breakage + readFileSync(file('sw.js'), 'utf8'));
      return;
    }
    answer?.(request, response);
  });
  origin = (await listen(server, 0)).slice(0, -1);
  browser = await openBrowser();
  reader = await newReader();
  await read(reader, PHONE.address);
  await follow(reader, CLI.address);
  await reader.waitForURL(`**${CLI.address}`);
  await wake(reader);
  await kept(reader, CLI.address);
  await read(reader, '/');
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => {
  isSilent = false;
  breakage = '';
  return reader.context().setOffline(false);
});

const newReader = async () => (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();

/** Waits until something is so in a page, which takes its time to say so. */
async function until<Argument>(page: Page, isSo: (argument: Argument) => Promise<boolean>, argument: Argument) {
  while (!(await page.evaluate(isSo as (argument: unknown) => Promise<boolean>, argument)))
    await page.waitForTimeout(50);
}

/** Waits until a page is kept. */
const kept = (page: Page, address: string) =>
  until(page, async (wanted) => (await caches.match(wanted)) !== undefined, address);

/** Opens a page and acts as a reader does. */
async function read(page: Page, address: string): Promise<void> {
  await page.goto(origin + address);
  await wake(page);
  await kept(page, address);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const file = (name: string) => path.join(folder, name);

test('the checker works without a network when its page was read, also if nobody has touched it', async () => {
  const page = await newReader();
  await read(page, '/practice/checker/');
  const isThere = async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const texts = files.flat().filter(({ url }) => url.endsWith('.js'));
    const codes = await Promise.all(texts.map(async (request) => (await caches.match(request))?.text()));
    return codes.some((code) => code?.includes('cm-content'));
  };
  await until(page, isThere, undefined);
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole('textbox', { name: 'Script' }).click();
  await page.locator('.cm-content').waitFor();
  await page.getByRole('button', { name: /^Write prompt/ }).click();
  await page.getByText('1 error, 1 warning.').waitFor();
});

test('a page asks for no worker until its reader acts; the worker is served to be asked for anew', async () => {
  const page = await newReader();
  await page.goto(origin + PHONE.address);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await workers()).toBe(0);
  await wake(page);
  await kept(page, PHONE.address);
  expect(await workers()).toBe(1);
  expect((await fetch(`${origin}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  await page.context().close();
});

describe('without a network', () => {
  test('a page that was opened is there: with its styles and figures, and its application starts', async () => {
    await reader.context().setOffline(true);
    expect((await reader.goto(origin + PHONE.address))?.status()).toBe(200);
    expect(await heading(reader)).toBe(PHONE.title);
    expect(await reader.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
    const figure = reader.locator('main figure img').first();
    await figure.scrollIntoViewIfNeeded();
    await reader.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('main figure img')?.naturalWidth ?? 0) > 0,
    );
    await wake(reader);
  });

  test('a page that a link has led to is there when it is opened, at every form of its address', async () => {
    await reader.context().setOffline(true);
    for (const form of ['/guides/cli/', '/guides/cli', '/guides/cli.html?q=1#f']) {
      await reader.goto(origin + form);
      expect([form, await heading(reader)]).toEqual([form, CLI.title]);
      expect([form, new URL(reader.url()).pathname]).toEqual([form, CLI.address]);
    }
  });

  test('a page that was not read says so at its own address', async () => {
    await reader.context().setOffline(true);
    const response = await reader.goto(origin + FAQ.address);
    expect(response?.status()).toBe(503);
    expect(new URL(reader.url()).pathname).toBe(FAQ.address);
    expect(await heading(reader)).toBe('This page needs the network');
    for (const width of [320, 1280]) {
      await reader.setViewportSize({ width, height: 900 });
      expect([width, await violationsInBothThemes(reader)]).toEqual([width, []]);
      expect([width, await reader.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
    await reader.context().setOffline(false);
    await reader.getByRole('link', { name: 'Try again' }).click();
    await reader.getByRole('heading', { level: 1, name: FAQ.title }).waitFor();
  });

  test('a server that does not answer a reader with a network leads to the same message, which blames nobody', async () => {
    const page = await newReader();
    await read(page, PHONE.address);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await page.goto(origin + FAQ.address);
    expect(await heading(page)).toBe('This page needs the network');
    expect(await page.locator('main').innerText()).not.toMatch(/offline/i);
    await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), resolve));
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: FAQ.title }).waitFor();
    await page.context().close();
  });

  test('a link leads to a page that was read, and for another one to the same message', async () => {
    await reader.goto(origin + PHONE.address);
    await wake(reader);
    await reader.context().setOffline(true);
    await follow(reader, CLI.address);
    await reader.getByRole('heading', { level: 1, name: CLI.title }).waitFor();
    await wake(reader);
    await follow(reader, FAQ.address);
    await reader.getByRole('heading', { level: 1, name: 'This page needs the network' }).waitFor();
    expect(new URL(reader.url()).pathname).toBe(FAQ.address);
  });

  test('a server that stays silent: a link shows a page that was read after five seconds', async () => {
    const page = await newReader();
    await read(page, CLI.address);
    await read(page, PHONE.address);
    isSilent = true;
    const clicked = Date.now();
    await follow(page, CLI.address);
    await page.getByRole('heading', { level: 1, name: CLI.title }).waitFor({ timeout: 60_000 });
    // A busy machine adds its own.
    expect(Date.now() - clicked).toBeLessThan(19_000);
    isSilent = false;
    await page.context().close();
  });

  test('the search that was never opened opens, finds titles, says that the rest needs a network, and goes on with it', async () => {
    const page = await newReader();
    await read(page, PHONE.address);
    await page.context().setOffline(true);
    await page.goto(origin + PHONE.address);
    await wake(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('phone');
    await page.getByRole('status').filter({ hasText: 'couldn’t be loaded' }).waitFor();
    await page.getByRole('dialog').getByText('only titles are searched').waitFor();
    expect(await page.getByRole('option').first().textContent()).toContain('Phone');
    expect(await noticeOf(page).count()).toBe(0);
    await page.context().setOffline(false);
    await page.getByRole('dialog').getByText('only titles are searched').waitFor({ state: 'detached' });
    await page.getByRole('dialog').locator('mark').first().waitFor();
    await page.context().close();
  });

  test('the programs of a page that was read work, and what else cannot be loaded is told without a button that would lose the page', async () => {
    const page = await newReader();
    await read(page, '/api/');
    await page.context().setOffline(true);
    const { root } = playgroundOn(page, 'List lines');
    await root.locator('summary').first().click();
    await root.getByRole('button', { name: 'Send' }).waitFor();
    await page.evaluate(() => document.dispatchEvent(new CustomEvent('fault', { detail: 'It couldn’t be loaded.' })));
    await noticeOf(page).filter({ hasText: 'It couldn’t be loaded.' }).waitFor();
    expect(await noticeOf(page).getByRole('button').allTextContents()).toEqual(['Dismiss']);
    await page.context().setOffline(false);
    await noticeOf(page).waitFor({ state: 'detached' });
    await page.context().close();
  });
});

test.each([
  ['cannot be opened', 'caches.open = () => Promise.reject(new DOMException("", "UnknownError"));'],
  ['never answers', 'caches.open = caches.keys = () => new Promise(() => undefined);'],
  ['is not there', 'Object.defineProperty(self, "caches", { get() { throw new DOMException("", "SecurityError") } });'],
])('a store that %s stands between no reader and the server', async (_what, code) => {
  breakage = code;
  const page = await newReader();
  await page.goto(origin + PHONE.address);
  await wake(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  for (const { address, title } of [FAQ, PHONE]) {
    const response = await page.goto(origin + address);
    expect([response?.status(), response?.fromServiceWorker()]).toEqual([200, true]);
    expect(await heading(page)).toBe(title);
    await wake(page);
  }
  await page.context().setOffline(true);
  await page.goto(origin + PHONE.address);
  expect(await heading(page)).toBe('This page needs the network');
  await page.context().close();
});

test('a new deploy shows at once, and is what is read without a network from then on', async () => {
  const page = await newReader();
  await read(page, PHONE.address);
  const before = readFileSync(file('guides/phone/index.html'), 'utf8');
  writeFileSync(file('guides/phone/index.html'), before.replace(/(<h1[^>]*>)[^<]*/, '$1A new deploy'));
  await page.goto(origin + PHONE.address);
  expect(await heading(page)).toBe('A new deploy');
  await wake(page);
  await until(
    page,
    async (address) => (await (await caches.match(address))?.text())?.includes('A new deploy') ?? false,
    PHONE.address,
  );
  await page.context().setOffline(true);
  await page.goto(origin + PHONE.address);
  expect(await heading(page)).toBe('A new deploy');
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  writeFileSync(file('guides/phone/index.html'), before);
  await page.context().close();
});

test('the switch takes the worker and all that it keeps away at the next visit', async () => {
  const page = await newReader();
  await read(page, PHONE.address);
  const { identity } = readSite(settings).site;
  await writeWorker(folder, { identity: { ...identity, docs: { ...identity.docs, offlineReading: 'off' } } });
  // A tab without a pointer in it: the application of this export, which would register the worker again, sleeps.
  const visitor = await page.context().newPage();
  await page.close();
  await visitor.goto(origin + FAQ.address);
  await until(
    visitor,
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    undefined,
  );
  asked.length = 0;
  expect((await visitor.goto(origin + PHONE.address))?.fromServiceWorker()).toBe(false);
  expect(asked).toContain(PHONE.address);
  await visitor.context().close();
});
