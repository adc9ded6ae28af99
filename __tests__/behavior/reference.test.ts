import type { Locator } from 'playwright-core';
import { ask, openSearch } from '../support/search';
import { serveSite } from '../support/site';

const site = serveSite();

/** What is painted around an element: its own ground, or that of what it stands in. */
const groundOf = (field: Locator) =>
  field.evaluate((element) => getComputedStyle(element.closest('td, li') ?? element).backgroundColor);

test.each([
  ['line-id', /^\/api\/reference\/#(getLine|deleteLine|startCheck)\.line-id$/],
  ['recordingURL', /^\/api\/checks\/#reply\.recordingURL$/],
  ['startedAt', /^\/api\/reference\/#Check\.startedAt$/],
])('the search for %s and Enter lead to the field, which is marked and in view', async (query, address) => {
  const { page, alarms } = await site.open('/faq/');
  await openSearch(page);
  await ask(page, query);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.hash !== '');
  const { pathname, hash } = new URL(page.url());
  expect(pathname + hash).toMatch(address);
  const field = page.locator(`[id="${hash.slice(1)}"]`);
  await field.waitFor();
  await page.waitForFunction(
    (id) => (document.getElementById(id)?.getBoundingClientRect().top ?? -1) > 0,
    hash.slice(1),
  );
  const { y = -1 } = (await field.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(40);
  expect(y).toBeLessThan(400);
  const marked = await groundOf(field);
  await page.evaluate(() => void (location.hash = '#main'));
  expect(marked).not.toBe(await groundOf(field));
  expect(alarms).toEqual([]);
});

test('an operation that two pages show is found once, where it belongs', async () => {
  const { page } = await site.open('/faq/');
  await openSearch(page);
  await ask(page, '"Get a check"');
  expect(
    await page
      .getByRole('option')
      .filter({ hasText: /^Get a check/ })
      .count(),
  ).toBe(1);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/api/reference/#get-a-check');
});

test('the search on the page itself opens what is folded around a field', async () => {
  const { page } = await site.open('/api/reference/');
  await openSearch(page);
  await ask(page, 'closesAt');
  await page.keyboard.press('Enter');
  await page.waitForURL(/#(createLine\.body|NewLine)\.openingHours\.closesAt$/);
  await page.locator('[id$=".closesAt"]:target').waitFor({ state: 'visible' });
});

test.each([true, false])('a deep link opens what is folded around a field (scripts: %s)', async (javaScriptEnabled) => {
  const { page } = await site.open('/api/reference/#NewLine.openingHours.closesAt', { javaScriptEnabled });
  const field = page.locator('[id="NewLine.openingHours.closesAt"]');
  await field.waitFor({ state: 'visible' });
  const { y = -1 } = (await field.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(400);
});

test('the contents fold parameters and fields under their operation, and lead to them', async () => {
  const { page } = await site.open('/api/reference/', { viewport: { width: 1440, height: 900 } });
  const contents = page.getByRole('navigation', { name: 'On this page' }).first();
  await page.getByText('On this page', { exact: true }).first().click();
  await contents.getByText('Fields of Add a line').locator('..').click();
  await contents.locator('a[href="#createLine.body.openingHours"]').click();
  await page.waitForURL('**/#createLine.body.openingHours');
});

test.each([1280, 1800])(
  'at %i px the reference has the room of two columns, running text keeps its measure, and the front door stands alone',
  async (width) => {
    const { page, open } = await site.newTab({ viewport: { width, height: 900 } });
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    await open('/api/reference/');
    expect((await boxOf('article')).width).toBeGreaterThan(900);
    const [explanation, samples] = [await boxOf('[data-operation] p'), await boxOf('[data-operation] pre')];
    expect(samples.x).toBeGreaterThan(explanation.x + explanation.width);
    expect((await boxOf('article > div:has(h2) > p')).width).toBeLessThan(800);
    await open('/guides/phone/');
    expect((await boxOf('article')).width).toBeLessThan(800);
    expect(await page.locator('#frame\\:sidebar').isVisible()).toBe(true);
    await open('/');
    expect(await page.locator('#frame\\:sidebar').isVisible()).toBe(false);
  },
);
