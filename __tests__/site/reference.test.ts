import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
}, 60_000);

afterAll(() => site.close());

test.each([
  [
    'run-id',
    /^run-id · Get status and results of a run|^run-id · Cancel a run/,
    /#(getTestRun|cancelTestRun)\.run-id$/,
  ],
  ['recordingURL', /^recordingURL · TestRun/, /#TestRun\.recordingURL$/],
])('the search for %s leads to the field', async (query, name, address) => {
  const { page, open, alarms } = await site.newTab();
  await open('/faq/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option', { name }).first().click();
  await page.waitForURL(address);
  const id = new URL(page.url()).hash.slice(1);
  await page.locator(`[id="${id}"]`).waitFor();
  expect(alarms).toEqual([]);
  await page.context().close();
});

test.each([true, false])('a deep link opens what is folded around a field (scripts: %s)', async (javaScriptEnabled) => {
  const { page, open } = await site.newTab({ javaScriptEnabled });
  await open('/api/integration/#addIntegration.body.WebhookIntegration.settings.URL');
  const field = page.locator('[id="addIntegration.body.WebhookIntegration.settings.URL"]');
  await field.waitFor({ state: 'visible' });
  const { y = -1 } = (await field.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(400);
  await page.context().close();
});

test('the contents fold parameters and fields under their operation, and lead to them', async () => {
  const { page, open } = await site.newTab({ viewport: { width: 1440, height: 900 } });
  await open('/api/test-api/');
  const contents = page.getByRole('navigation', { name: 'On this page' }).last();
  await contents.getByText('Fields of Create a test suite').locator('..').click();
  await contents.locator('a[href="#createTestSuite.body.configuration"]').click();
  await page.waitForURL('**/#createTestSuite.body.configuration');
  await page.context().close();
});
