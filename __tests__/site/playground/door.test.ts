import type { Page } from 'playwright-core';
import { startApiServer, type ApiServer } from '../../support/api-server';
import { openSite, PLAYGROUND_PAGE, playgroundOn, type SiteUnderTest } from '../../support/playground-tab';

let site: SiteUnderTest;
let api: ApiServer;

beforeAll(async () => {
  [site, api] = await Promise.all([openSite('content'), startApiServer()]);
}, 60_000);
afterAll(() => Promise.all([site.close(), api.close()]));
beforeEach(() => void api.asked.splice(0));

/** Holds the site's scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return async () => release();
}

test('the form and the curl line are there without scripts, and nothing that cannot work', async () => {
  const { page, open } = await site.newTab({ javaScriptEnabled: false });
  await open(PLAYGROUND_PAGE);
  const { root } = playgroundOn(page);
  expect(await root.getByLabel('org-id').isVisible()).toBe(true);
  expect(await root.getByLabel('api-key').isVisible()).toBe(true);
  expect(await root.locator('pre').textContent()).toMatch(/^curl 'https:.*\/test-suite\?api-key=YOUR_API_KEY'$/);
  expect(await root.getByRole('button', { name: 'Send' }).isVisible()).toBe(false);
  // Enter in a field must not put what was typed into the address.
  await root.getByLabel('api-key').fill('secret');
  await root.getByLabel('api-key').press('Enter');
  expect(page.url()).toBe(site.origin + PLAYGROUND_PAGE);
  await page.context().close();
});

test('its program is loaded at the first touch, and on no other page', async () => {
  const { page, open, wake, requests } = await site.newTab();
  await open(PLAYGROUND_PAGE);
  await wake();
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  await playgroundOn(page).root.getByLabel('org-id').focus();
  await page.locator('[data-live]').waitFor();
  const program = requests.slice(before).filter((url) => /\.(js|css)$/.test(url));
  expect(program).not.toEqual([]);
  requests.length = 0;
  await open('/faq/');
  await wake();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((url) => program.includes(url))).toEqual([]);
  await page.context().close();
});

test('what is typed and pressed before it has arrived is not lost', async () => {
  const { page, open } = await site.newTab();
  const arrive = await holdScripts(page);
  await open(PLAYGROUND_PAGE);
  const { root } = playgroundOn(page);
  const field = root.getByLabel('org-id');
  await field.fill('acme');
  await field.press('ArrowLeft');
  await arrive();
  await root.and(page.locator('[data-live]')).waitFor();
  await page.keyboard.type('-');
  expect(await field.inputValue()).toBe('acm-e');
  expect(await root.getByRole('region', { name: 'Response' }).count()).toBe(0);
  await page.context().close();
});

test('what is sent before it has arrived is sent once it has', async () => {
  const { page, open } = await site.newTab();
  await open(PLAYGROUND_PAGE);
  const server = await playgroundOn(page).root.locator('[name=server] option').first().getAttribute('value');
  await page.evaluate(
    (servers) => sessionStorage.setItem('playground-servers', servers),
    JSON.stringify({ [String(server)]: api.origin }),
  );
  const arrive = await holdScripts(page);
  await page.reload();
  await page.getByLabel('org-id').fill('early');
  await page.getByRole('button', { name: 'Send' }).click();
  await arrive();
  expect(await playgroundOn(page).status()).toBe('200 OK');
  expect(api.asked.map(({ url }) => url)).toEqual(['/test-suite?org-id=early']);
  expect(new URL(page.url()).search).toBe('');
  await page.context().close();
});

test('a reader who comes by a link inside the site gets the page’s own policy', async () => {
  const { page, open, wake, alarms } = await site.newTab();
  await open('/api/test-api/');
  await wake();
  await page.locator(`#sidebar a[href="${PLAYGROUND_PAGE}"]`).first().click();
  await page.getByRole('form', { name: 'Try it: List test suites' }).waitFor();
  await page.waitForFunction(
    (path) => new URL(performance.getEntriesByType('navigation')[0]?.name ?? '').pathname === path,
    PLAYGROUND_PAGE,
  );
  const playground = playgroundOn(page);
  await playground.useServer(api.origin);
  await playground.send();
  expect(await playground.status()).toBe('200 OK');
  expect(alarms.filter((alarm) => !alarm.includes(api.origin))).toEqual([]);
  await page.context().close();
});
