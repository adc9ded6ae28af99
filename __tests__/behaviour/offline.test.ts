import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../lib/browser/chromium';
import { WORKER_FILE, writeWorker } from '../../lib/export/worker';
import { serverRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/server/server';
import { readSettings } from '../../lib/settings';
import { readSite } from '../../lib/site/site';
import { violationsInBothThemes } from '../support/axe';

const settings = readSettings();
/** A copy of the export, so that a test can deploy another one. */
const folder = mkdtempSync(path.join(tmpdir(), 'offline-'));
const asked: string[] = [];

let server: Server;
let origin: string;
let browser: Browser;
/** A reader who has opened a guide, gone to another by a link, and opened the home page. */
let reader: Page;

beforeAll(async () => {
  cpSync(settings.outDir, folder, { recursive: true });
  server = createStaticServer({ dir: folder, ...serverRules(settings.buildDir) });
  server.prependListener('request', ({ url }) => asked.push(url ?? ''));
  origin = (await listen(server, 4800)).slice(0, -1);
  browser = await launchChromium();
  reader = await newReader();
  await read(reader, '/guides/ivr/');
  await reader.locator('#sidebar a[href="/guides/webchat/"]').click();
  await reader.waitForURL('**/guides/webchat/');
  await kept(reader, '/guides/webchat/');
  await read(reader, '/');
}, 120_000);

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

afterEach(() => reader.context().setOffline(false));

const newReader = async () => (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();

/** Waits until something is so in a page; what is asked may take its time there. */
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

async function wake(page: Page): Promise<void> {
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).textContent();
const file = (name: string) => path.join(folder, name);

test('a page asks for no worker until its reader acts; the worker is served to be asked for anew', async () => {
  const page = await newReader();
  asked.length = 0;
  await page.goto(`${origin}/guides/ivr/`, { waitUntil: 'networkidle' });
  expect(asked).not.toContain(`/${WORKER_FILE}`);
  await wake(page);
  await kept(page, '/guides/ivr/');
  expect(asked).toContain(`/${WORKER_FILE}`);
  expect((await fetch(`${origin}/${WORKER_FILE}`)).headers.get('cache-control')).toBe('no-cache');
  await page.context().close();
});

describe('without a network', () => {
  test('a page that was opened is there: with its styles and figures, and its application starts', async () => {
    await reader.context().setOffline(true);
    expect((await reader.goto(`${origin}/guides/ivr/`))?.status()).toBe(200);
    expect(await heading(reader)).toBe('Test an IVR or IVA by phone');
    expect(await reader.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
    const figure = reader.locator('main figure img').first();
    await figure.scrollIntoViewIfNeeded();
    await reader.waitForFunction(
      () => (document.querySelector<HTMLImageElement>('main figure img')?.naturalWidth ?? 0) > 0,
    );
    await wake(reader);
  });

  test('the font of the home page is there', async () => {
    await reader.context().setOffline(true);
    await reader.goto(`${origin}/`);
    await reader.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  });

  test('a page that a link has led to is there when it is opened, at every form of its address', async () => {
    await reader.context().setOffline(true);
    for (const form of ['/guides/webchat/', '/guides/webchat', '/guides/webchat.html?q=1#f']) {
      await reader.goto(origin + form);
      expect([form, await heading(reader)]).toEqual([form, 'Test a webchat in a browser']);
      expect([form, new URL(reader.url()).pathname]).toEqual([form, '/guides/webchat/']);
    }
  });

  test('a page that was not read says so at its own address, and leads to those that were', async () => {
    await reader.context().setOffline(true);
    const response = await reader.goto(`${origin}/faq/`);
    expect(response?.status()).toBe(503);
    expect(new URL(reader.url()).pathname).toBe('/faq/');
    expect(await heading(reader)).toBe('This page needs the network');
    for (const width of [320, 1280]) {
      await reader.setViewportSize({ width, height: 900 });
      expect([width, await violationsInBothThemes(reader)]).toEqual([width, []]);
      expect([width, await reader.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
    await reader.getByRole('link', { name: 'Test a webchat in a browser' }).click();
    await reader.waitForURL('**/guides/webchat/');
    await reader.goBack();
    await reader.context().setOffline(false);
    await reader.getByRole('link', { name: 'Try again' }).click();
    await reader.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
  });

  test('a server that does not answer a reader with a network leads to the same message, which blames nobody', async () => {
    const page = await newReader();
    await read(page, '/guides/ivr/');
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await page.goto(`${origin}/faq/`);
    expect(await heading(page)).toBe('This page needs the network');
    expect(await page.locator('main').innerText()).not.toMatch(/offline/i);
    await new Promise<void>((resolve) => server.listen(Number(new URL(origin).port), resolve));
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Frequently asked questions' }).waitFor();
    await page.context().close();
  });

  test('a link in the running application leads to a page that was read, and for another one to the same message', async () => {
    await reader.goto(`${origin}/guides/ivr/`);
    await wake(reader);
    await reader.context().setOffline(true);
    await reader.locator('#sidebar a[href="/guides/webchat/"]').click();
    await reader.getByRole('heading', { level: 1, name: 'Test a webchat in a browser' }).waitFor();
    await wake(reader);
    await reader.locator('#sidebar a[href="/guides/whatsapp/"]').click();
    await reader.getByRole('heading', { level: 1, name: 'This page needs the network' }).waitFor();
    expect(new URL(reader.url()).pathname).toBe('/guides/whatsapp/');
  });

  test('the search says that it needs the network', async () => {
    await reader.goto(`${origin}/guides/ivr/`);
    await wake(reader);
    // Before the network goes, so that the dialog is there; its index is not kept.
    await reader.getByRole('button', { name: 'Search documentation' }).hover();
    await reader.waitForLoadState('networkidle');
    await reader.context().setOffline(true);
    await reader.keyboard.press('/');
    await reader.getByRole('combobox').fill('pause');
    await reader.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor();
  });
});

test('a new deploy shows at once, and is what is read without a network from then on', async () => {
  const page = await newReader();
  await read(page, '/guides/ivr/');
  const before = readFileSync(file('guides/ivr/index.html'), 'utf8');
  const [sheet = ''] = /\/_next\/static\/chunks\/[^"]+\.css/.exec(before) ?? [];
  const renamed = sheet.replace('.css', '-new.css');
  cpSync(file(sheet), file(renamed));
  writeFileSync(
    file('guides/ivr/index.html'),
    before.replaceAll(sheet, renamed).replace(/(<h1[^>]*>)[^<]*/, '$1A new deploy'),
  );
  await page.goto(`${origin}/guides/ivr/`);
  expect(await heading(page)).toBe('A new deploy');
  await wake(page);
  await until(
    page,
    async (address) => (await (await caches.match(address))?.text())?.includes('A new deploy') ?? false,
    '/guides/ivr/',
  );
  await page.context().setOffline(true);
  await page.goto(`${origin}/guides/ivr/`);
  expect(await heading(page)).toBe('A new deploy');
  expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
  writeFileSync(file('guides/ivr/index.html'), before);
  await page.context().close();
});

test('what a worker of another shape has kept is thrown away, what others keep is not', async () => {
  const page = await newReader();
  await page.goto(`${origin}/guides/ivr/`);
  await page.evaluate(async (scope) => {
    for (const name of [`offline-reading ${scope} pages 0`, `offline-reading ${scope}other/ pages 0`, 'of others'])
      await caches.open(name);
  }, `${origin}/`);
  await wake(page);
  await kept(page, '/guides/ivr/');
  await until(page, async (name) => !(await caches.has(name)), `offline-reading ${origin}/ pages 0`);
  expect(await page.evaluate(() => caches.keys())).toEqual(
    expect.arrayContaining(['of others', `offline-reading ${origin}/other/ pages 0`]),
  );
  await page.context().close();
});

test('the switch takes the worker and all that it keeps away at the next visit', async () => {
  const page = await newReader();
  await read(page, '/guides/ivr/');
  const { identity } = readSite(settings).site;
  await writeWorker(folder, { identity: { ...identity, docs: { ...identity.docs, offlineReading: 'off' } } });
  // A tab without a pointer in it: the application of this export, which would register the worker again, sleeps.
  const visitor = await page.context().newPage();
  await page.close();
  await visitor.goto(`${origin}/faq/`);
  await until(
    visitor,
    async () => (await navigator.serviceWorker.getRegistrations()).length === 0 && (await caches.keys()).length === 0,
    undefined,
  );
  asked.length = 0;
  expect((await visitor.goto(`${origin}/guides/ivr/`))?.fromServiceWorker()).toBe(false);
  expect(asked).toContain('/guides/ivr/');
  await visitor.context().close();
});
