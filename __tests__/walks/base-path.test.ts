import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { escapeXml } from '../../lib/export/feeds/xml';
import { readHostRules } from '../../lib/hosts/rules';
import { escapeAddress } from '../../lib/routes/address';
import { startPlainServer, type PlainServer } from '../support/tools/plain';
import { follow } from '../support/follow';
import { pagesOf } from '../support/pages';
import { settingsOf, serveSite, wake, type Tab } from '../support/site';

const NAME = 'below';
const { siteUrl = '', outDir, hostsDir } = settingsOf(NAME);
const basePath = new URL(siteUrl).pathname;
const RELEASE = '/releases/202401.html';
const at = (address: string) => `${basePath}${address}`;

const site = serveSite(NAME);
let plain: PlainServer;

beforeAll(async () => {
  plain = await startPlainServer(outDir);
});

afterAll(() => plain.stop());

/** Opens a page in a wide window, and wakes it. */
async function read(address: string): Promise<Tab> {
  const tab = await site.open(at(address), { viewport: { width: 1400, height: 900 } });
  await tab.wake();
  return tab;
}

/** What went wrong in a tab, and what was asked for outside the path. */
function alarmsOf({ alarms, requests }: Tab): string[] {
  return [...alarms, ...requests.filter((url) => !url.startsWith(at('/'))).map((url) => `outside: ${url}`)];
}

test('the export is the root of the host, and everything of the site lies below the path', () => {
  expect(existsSync(path.join(outDir, at('/'), 'guides/phone/index.html'))).toBe(true);
  expect(existsSync(path.join(outDir, 'index.html'))).toBe(false);
  expect(existsSync(path.join(outDir, '.nojekyll'))).toBe(true);
});

test('a preview asks search engines to keep no page and no file of it', () => {
  expect(readFileSync(path.join(outDir, at('/guides/phone/index.html')), 'utf8')).toContain(
    '<meta name="robots" content="noindex"/>',
  );
  expect(readHostRules(hostsDir).headers).toHaveProperty('X-Robots-Tag', 'noindex');
});

test('everything that pages of every kind refer to is below the path, and there', async () => {
  const found = new Map<string, string>();
  for (const address of [
    '/',
    '/guides/',
    '/guides/phone/',
    '/training/overview/',
    '/api/',
    '/api/reference/',
    RELEASE,
  ]) {
    const tab = await read(address);
    const references = await tab.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[href], [src]')]
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .filter((reference) => reference.startsWith('/')),
    );
    expect([address, references.length > 5, alarmsOf(tab)]).toEqual([address, true, []]);
    for (const reference of references) found.set(reference, address);
  }
  const wrong: string[] = [];
  for (const [reference, address] of found) {
    const isThere = reference.startsWith(at('/')) && (await fetch(site.origin + reference)).status === 200;
    if (!isThere) wrong.push(`${reference} on ${address}`);
  }
  expect(wrong).toEqual([]);
});

test('links change pages without a document, Back comes back, and a page with a playground is a document of its own', async () => {
  const tab = await read('/faq/');
  const { page } = tab;
  const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'the phone guide', exact: true }).click();
  await heading('Check a phone line');
  await page.waitForURL(`**${at('/guides/phone/')}#keys-of-the-keypad`);
  await page.locator('#frame\\:sidebar').getByRole('link', { name: 'Choose a guide' }).click();
  await heading('Choose a guide');
  await page.goBack();
  await heading('Check a phone line');
  await page.goForward();
  await heading('Choose a guide');
  expect(await page.locator('#frame\\:sidebar a[aria-current="page"]').getAttribute('href')).toBe(at('/guides/'));
  await follow(page, at(RELEASE));
  await heading('Release roundup, January 2024');
  await page.waitForURL(`**${at(RELEASE)}`);
  await page.goBack();
  await heading('Choose a guide');
  await page.locator('#frame\\:sidebar').getByRole('link', { name: 'Monitoring' }).click();
  await heading('Monitor a line');
  await page.getByRole('main').getByRole('link', { name: 'webhook' }).click();
  await page.waitForURL(`**${at('/api/')}#webhook-signature`);
  await heading('API overview');
  expect(alarmsOf(tab)).toEqual([]);
});

test('the search finds pages and opens them', async () => {
  const tab = await read('/');
  const { page } = tab;
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('marmoset');
  await page.locator('dialog mark', { hasText: 'marmoset' }).first().waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Check a phone line' }).waitFor();
  await page.waitForURL(`**${at('/guides/phone/')}*`);
  expect(alarmsOf(tab)).toEqual([]);
});

test('an address that no page has leads to the nearest ones below the path', async () => {
  const { page } = await site.open(at('/guides/phon/'));
  const link = page.getByRole('main').getByRole('link', { name: 'Phone lines' });
  expect(await link.getAttribute('href')).toBe(at('/guides/phone/'));
  await link.click();
  await page.waitForURL(`**${at('/guides/phone/')}`);
});

test('old addresses lead to the page, by the host and by document', async () => {
  const response = await fetch(`${site.origin}${at('/phone')}?q=1`, { redirect: 'manual' });
  expect([response.status, response.headers.get('location')]).toEqual([301, `${at('/guides/phone/')}?q=1`]);
  for (const javaScriptEnabled of [true, false]) {
    const page = await site.browser.newPage({ javaScriptEnabled });
    await page.goto(plain.address.slice(0, -1) + at('/phone/'));
    await page.waitForURL(`**${at('/guides/phone/')}`);
  }
});

test('a document that carries its policy runs no smuggled script on a host without headers, and starts all the same', async () => {
  const page = await site.browser.newPage();
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
  expect(await page.title()).toContain('Choose a guide');
  expect(alarms.splice(0).join()).toMatch(/script-src[^]*script-src/);
  await smuggle('</body>', '');
  await wake(page);
  expect(await page.locator('h1').count()).toBe(1);
});

test('canonical addresses, the sitemap and the rules of hosts name the site and the path', () => {
  const read = (file: string) => readFileSync(path.join(outDir, at('/'), file), 'utf8');
  expect(read('guides/phone/index.html')).toContain(`<link rel="canonical" href="${siteUrl}/guides/phone/"`);
  expect(read('phone/index.html')).toContain(`<link rel="canonical" href="${siteUrl}/guides/phone/"`);
  const sitemap = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const published = pagesOf(NAME).filter((address) => address !== '/hidden.html');
  expect(sitemap.sort()).toEqual(published.map((address) => escapeXml(siteUrl + escapeAddress(address))).sort());
  expect(read('robots.txt')).toContain(`Sitemap: ${siteUrl}/sitemap.xml`);
  const rules = readHostRules(hostsDir);
  expect(Object.keys(rules.redirects).every((address) => `${address}/`.startsWith(at('/')))).toBe(true);
});
