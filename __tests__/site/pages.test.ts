import { readHostRules } from '../../lib/hosts/rules';
import { readSettings } from '../../lib/settings';
import { follow } from '../support/follow';
import { openSite, pagePaths, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

test('every page wakes without an alarm and asks no other host', async () => {
  const { page, open, wake, alarms } = await site.newTab();
  for (const path of pagePaths) {
    await open(path);
    await wake();
    await page.waitForLoadState('networkidle');
    expect([path, alarms]).toEqual([path, []]);
  }
  await page.context().close();
}, 240_000);

test('every page can be reached by a click from another one, payloads included, with its own title, heading and canonical link', async () => {
  const { page, open, wake, alarms } = await site.newTab();
  const readHead = () =>
    page.evaluate(() => ({
      title: document.title,
      heading: document.querySelector('h1')?.textContent,
      canonical: [...document.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      description: [...document.querySelectorAll('meta[name=description]')].map((meta) => meta.getAttribute('content')),
    }));
  const expected = new Map<string, Awaited<ReturnType<typeof readHead>>>();
  for (const path of pagePaths) {
    await open(path);
    expected.set(path, await readHead());
  }
  await open('/faq/');
  await wake();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  for (const path of pagePaths) {
    await follow(page, path);
    const arrived = page.waitForFunction(
      (canonical) => document.querySelector('link[rel=canonical]')?.getAttribute('href') === canonical,
      expected.get(path)?.canonical[0],
      { timeout: 10_000 },
    );
    // When it does not arrive, the comparison below says what is there instead.
    await arrived.catch(() => undefined);
    expect([path, await readHead()]).toEqual([path, expected.get(path)]);
    expect([path, alarms]).toEqual([path, []]);
    if (documents.at(-1) === path) await wake();
  }
  // Everything else came as payloads; a playground needs the policy of its document.
  const { playgrounds } = readHostRules(readSettings().buildDir);
  expect(documents).toEqual(pagePaths.filter((path) => playgrounds.includes(path)));
  await page.context().close();
}, 240_000);

test.each([320, 390, 820, 1100, 1440])(
  'no page is wider than a screen of %i pixels',
  async (width) => {
    const { page, open } = await site.newTab({ viewport: { width, height: 800 } });
    for (const path of pagePaths) {
      await open(path);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect([path, overflow]).toEqual([path, 0]);
    }
    await page.context().close();
  },
  120_000,
);

test('on the smallest screen the header is one line, and no column of a table stays in the way of the others', async () => {
  const { page, open } = await site.newTab({ viewport: { width: 320, height: 700 } });
  await open('/end-to-end/guide/');
  expect((await page.locator('header').first().boundingBox())?.height).toBeLessThan(60);
  const table = page.getByRole('group', { name: 'Table' }).filter({ hasText: '--virtualDeviceToken' });
  const first = table.locator('tbody td:first-child', { hasText: '--virtualDeviceToken' });
  // An option is one word to its reader.
  const broken = await table
    .locator('td:first-child code')
    .evaluateAll((all) => all.filter((code) => code.getClientRects().length > 1).map((code) => code.textContent));
  expect(broken).toEqual([]);
  await table.evaluate((scroller) => scroller.scrollTo({ left: 1e4, behavior: 'instant' }));
  expect((await first.boundingBox())?.x).toBeLessThan(-100);
  await page.context().close();
});

test('without scripts a page shows its text, its contents, every tab, the menu and the way on', async () => {
  const { page, open } = await site.newTab({ javaScriptEnabled: false, viewport: { width: 390, height: 800 } });
  await open('/guides/ivr/');
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  await page.getByText('On this page').first().click();
  expect(await page.getByRole('link', { name: 'finishOnPhrase' }).first().isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Webchat' }).click();
  await page.waitForURL('**/guides/webchat/');
  expect(await page.getByRole('button', { name: /search|theme|copy/i }).count()).toBe(0);
  await page.context().close();
});
