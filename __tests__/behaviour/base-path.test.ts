import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../lib/browser/chromium';
import { readHostRules, serverRules } from '../../lib/hosts/rules';
import { startPlainServer, type PlainServer } from '../../lib/server/plain';
import { createStaticServer, listen } from '../../lib/server/server';
import { BASE_PATH_SITE } from '../support/base-path.mjs';

const { BASE_PATH: base, SITE_URL: siteUrl, OUT_DIR: outDir, BUILD_DIR: buildDir } = BASE_PATH_SITE;
const pages = ['/', '/guides/', '/guides/phone/', '/console/', '/reference/', '/releases/1.html'];
const at = (address: string) => base + address.slice(1);

let browser: Browser;
let plain: PlainServer;
let origin: string;
let stop: () => void;

beforeAll(async () => {
  browser = await launchChromium();
  plain = await startPlainServer(outDir);
  const server = createStaticServer({ dir: outDir, ...serverRules(buildDir) });
  origin = (await listen(server, 4700)).slice(0, -1);
  stop = () => void (server.closeAllConnections(), server.close());
}, 60_000);

afterAll(async () => {
  await browser.close();
  plain.stop();
  stop();
});

/** A page that notes what is asked for outside the base path, what is missing, and what the console complains of. */
async function open(address: string): Promise<{ page: Page; alarms: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1400, height: 900 } });
  const alarms: string[] = [];
  page.on('console', (message) => {
    const { url } = message.location();
    // A browser asks for this by itself; the root of the host is not the site's.
    if (['error', 'warning'].includes(message.type()) && url !== `${origin}/favicon.ico`)
      alarms.push(`${message.text()} ${url}`);
  });
  page.on('pageerror', (error) => alarms.push(error.message));
  page.on('response', (response) => response.status() >= 400 && alarms.push(`${response.status()} ${response.url()}`));
  page.on('request', (request) => {
    if (!request.url().startsWith(origin + base)) alarms.push(`outside: ${request.url()}`);
  });
  await page.goto(origin + at(address));
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  return { page, alarms };
}

test('the export is the root of the host, and everything of the site lies below the path', () => {
  expect(existsSync(path.join(outDir, base, 'guides/phone/index.html'))).toBe(true);
  expect(existsSync(path.join(outDir, 'index.html'))).toBe(false);
  expect(existsSync(path.join(outDir, '_redirects'))).toBe(true);
});

test.each(pages)('everything that %s refers to is below the path, and there', async (address) => {
  const { page, alarms } = await open(address);
  const references = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[href], [src]')]
      .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
      .filter((reference) => reference.startsWith('/')),
  );
  expect(references.length).toBeGreaterThan(5);
  for (const reference of new Set(references)) {
    expect([reference, reference.startsWith(base)]).toEqual([reference, true]);
    expect([reference, (await fetch(origin + reference)).status]).toEqual([reference, 200]);
  }
  expect(alarms).toEqual([]);
  await page.close();
});

test('links change pages without a document, Back comes back, and a page with a playground is a document of its own', async () => {
  const { page, alarms } = await open('/guides/');
  await page.evaluate(() => (document.documentElement.dataset.same = ''));
  const isSame = () => page.evaluate(() => document.documentElement.dataset.same === '');
  await page.getByRole('main').getByRole('link', { name: 'the phone guide', exact: true }).click();
  await page.waitForURL(`**${at('/guides/phone/')}#a-heading`);
  await page.getByRole('heading', { level: 1, name: 'The phone guide' }).waitFor();
  await page
    .locator('#sidebar')
    .getByRole('link', { name: /All the guides/ })
    .click();
  await page.waitForURL(`**${at('/guides/')}`);
  await page.goBack();
  await page.waitForURL(`**${at('/guides/phone/')}*`);
  await page.goForward();
  await page.waitForURL(`**${at('/guides/')}`);
  expect(await page.locator('#sidebar a[aria-current="page"]').getAttribute('href')).toBe(at('/guides/'));
  await page.getByRole('main').getByRole('link', { name: 'release one' }).click();
  await page.waitForURL(`**${at('/releases/1.html')}`);
  expect(await isSame()).toBe(true);
  await page.goBack();
  await page.waitForURL(`**${at('/guides/')}`);
  await page.getByRole('main').getByRole('link', { name: 'the console' }).click();
  await page.waitForURL(`**${at('/console/')}`);
  expect(await isSame()).toBe(false);
  expect(alarms).toEqual([]);
  await page.close();
});

test('the search finds pages and opens them', async () => {
  const { page, alarms } = await open('/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('quokka');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${at('/guides/phone/')}*`);
  await page.getByRole('heading', { level: 1, name: 'The phone guide' }).waitFor();
  expect(alarms).toEqual([]);
  await page.close();
});

test('an address that no page has leads to the nearest ones below the path', async () => {
  const page = await browser.newPage();
  await page.goto(origin + at('/guides/phon/'));
  const link = page.getByRole('main').getByRole('link', { name: 'The phone guide' });
  expect(await link.getAttribute('href')).toBe(at('/guides/phone/'));
  await link.click();
  await page.waitForURL(`**${at('/guides/phone/')}`);
  await page.close();
});

test('old addresses lead to the page, by the host and by document', async () => {
  const response = await fetch(`${origin}${at('/phone')}?q=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, `${at('/guides/phone/')}?q=1`]);
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled });
    await page.goto(plain.address.slice(0, -1) + at('/phone/'));
    await page.waitForURL(`**${at('/guides/phone/')}`);
    await page.close();
  }
});

test('a document that carries its policy runs no smuggled script on a host without headers, and starts all the same', async () => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const alarms: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && alarms.push(message.text()));
  const smuggle = async (place: string, script: string) => {
    await page.route(`**${at('/guides/')}`, async (route) => {
      const response = await route.fetch();
      expect(response.headers()['content-security-policy']).toBeUndefined();
      await route.fulfill({ response, body: (await response.text()).replace(place, () => script + place) });
    });
    await page.goto(plain.address.slice(0, -1) + at('/guides/'));
    await page.unroute(`**${at('/guides/')}`);
  };
  await smuggle('</body>', '<script>document.title = "taken"</script><img src="x" onerror="document.title=\'taken\'">');
  expect(await page.title()).toContain('All the guides');
  expect(alarms.splice(0).join()).toMatch(/script-src[^]*script-src/);
  await smuggle('</body>', '');
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.waitForFunction(() => document.documentElement.dataset.awake !== undefined);
  // What text may become is decided as under the header.
  const isRefused = await page.evaluate(
    () =>
      new Promise((resolve) =>
        setTimeout(() => {
          try {
            document.body.innerHTML = '<img src="x" onerror="document.title=1">';
            resolve(false);
          } catch {
            resolve(true);
          }
        }),
      ),
  );
  expect(isRefused).toBe(true);
  expect(await page.locator('h1').count()).toBe(1);
  await context.close();
});

test('canonical addresses, the sitemap and the rules of hosts name the site and the path', () => {
  const read = (file: string) => readFileSync(path.join(outDir, base, file), 'utf8');
  expect(read('guides/phone/index.html')).toContain(`<link rel="canonical" href="${siteUrl}${at('/guides/phone/')}"`);
  expect(read('phone/index.html')).toContain(`<link rel="canonical" href="${siteUrl}${at('/guides/phone/')}"`);
  const sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(sitemap.sort()).toEqual(pages.map((address) => siteUrl + at(address)).sort());
  expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}${at('/sitemap.xml')}`);
  const rules = readHostRules(buildDir);
  expect(Object.keys(rules.redirects).every((address) => address.startsWith(base))).toBe(true);
  expect(rules.playgrounds).toEqual([at('/console/'), at('/reference/')]);
});
