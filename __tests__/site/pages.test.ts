import { openSite, pagePaths, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

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
