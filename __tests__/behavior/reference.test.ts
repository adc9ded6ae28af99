import type { Locator } from 'playwright-core';
import { serveApi } from '../support/api-server';
import { playgroundOn } from '../support/playground';
import { ask, openSearch } from '../support/search';
import { serveSite } from '../support/site';

const site = serveSite();
const api = serveApi();

/** What is painted around an element: its own ground, or that of what it stands in. */
const groundOf = (field: Locator) =>
  field.evaluate((element) => getComputedStyle(element.closest('td, li') ?? element).backgroundColor);

test('while a playground is open, its own samples take the place of the operation’s', async () => {
  const { page } = await site.open('/api/reference/');
  const operation = page.locator('[data-operation]', { has: page.locator('[data-playground="Add a line"]') });
  const samples = operation.getByRole('radiogroup', { name: 'Language' });
  await samples.waitFor();
  await playgroundOn(page, 'Add a line').open();
  expect(await samples.isVisible()).toBe(false);
});

test('an address with a fragment that is entered on the open page leads to its operation', async () => {
  const { page } = await site.open('/api/reference/');
  const last = page.locator('[data-operation] :is(h3, h4)[id]').last();
  await page.evaluate((id) => void (location.hash = id), (await last.getAttribute('id')) ?? '');
  await page.waitForTimeout(500);
  const { y } = (await last.boundingBox())!;
  expect(y).toBeGreaterThan(0);
  expect(y).toBeLessThan(150);
});

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

const SIDEBAR = 'nav[id="frame:sidebar"]';
const OPERATIONS = [
  'GET List lines',
  'POST Add a line',
  'GET Get a line',
  'DELETE Remove a line',
  'POST Start a check',
  'GET Get a check',
];

test('without scripts, the sidebar lists every operation on the pages of the API, and leads to it', async () => {
  const { page, open } = await site.newTab({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: false });
  for (const address of ['/api/', '/api/reference/', '/api/checks/']) {
    await open(address);
    const links = page.locator(`${SIDEBAR} a:has([data-method])`);
    expect(await links.allTextContents()).toEqual(OPERATIONS);
  }
  await page.locator(`${SIDEBAR} a[href="/api/reference/#start-a-check"]`).click();
  await page.waitForURL('**/api/reference/#start-a-check');
  expect(await page.getByText('On this page').isVisible()).toBe(false);
  await open('/guides/phone/');
  expect(await page.locator(`${SIDEBAR} a:has([data-method])`).count()).toBe(0);
});

test.each([1440, 390])(
  'at %i px the sidebar marks the operation being read, and is closed by a link to another',
  async (width) => {
    const { page, wake, alarms } = await site.open('/api/reference/', { viewport: { width, height: 800 } });
    const isPhone = width < 820;
    await wake();
    await page.locator('#remove-a-line').evaluate((heading) => heading.scrollIntoView());
    const marked = page.locator(`${SIDEBAR} a[href^="#"][aria-current]`);
    await marked.and(page.locator('[href="#remove-a-line"]')).waitFor({ state: isPhone ? 'attached' : 'visible' });
    const scrolled = await page.evaluate(() => scrollY);
    // A click of Playwright's may scroll to a button in the header.
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).evaluate((menu) => (menu as HTMLElement).click());
    const { y, height } = (await marked.boundingBox())!;
    expect([y > 0, y + height < 800, await marked.count()]).toEqual([true, true, 1]);
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
    await page.locator(`${SIDEBAR} a[href="#start-a-check"]`).click();
    await page.waitForURL('**/#start-a-check');
    if (isPhone) await page.locator(SIDEBAR).waitFor({ state: 'hidden' });
    await page.waitForFunction(() => {
      const { top } = document.getElementById('start-a-check')!.getBoundingClientRect();
      return top > 0 && top < 200;
    });
    await marked.and(page.locator('[href="#start-a-check"]')).waitFor({ state: 'attached' });
    expect(alarms).toEqual([]);
  },
);

test.each([
  [1440, 900],
  [390, 844],
])('at %i × %i px the response is in view after Send, on a desk next to the form', async (width, height) => {
  const { page } = await site.open('/api/reference/', { viewport: { width, height } });
  const { root, open, useServer, send, status } = playgroundOn(page, 'Add a line');
  await open();
  await useServer(api.origin);
  await send();
  await status();
  const boxOf = async (place: Locator) => (await place.boundingBox())!;
  const [answer, form] = [
    await boxOf(root.getByRole('region', { name: 'Response' })),
    await boxOf(root.locator('form')),
  ];
  const pressed = await boxOf(root.getByRole('button', { name: 'Send', exact: true }));
  expect(answer.y).toBeGreaterThanOrEqual(0);
  expect(Math.min(answer.y + answer.height, answer.y + 200)).toBeLessThanOrEqual(height);
  const isBeside = answer.x >= form.x + form.width - 1 && pressed.y > 0 && pressed.y + pressed.height <= height;
  expect(isBeside).toBe(width > 1000);
});

test.each([1280, 900])(
  'at %i px a sample outside the operations is next to all its text, or below it',
  async (width) => {
    const { page } = await site.open('/api/reference/', { viewport: { width, height: 900 } });
    const boxes = page.locator('article [data-pair] > div');
    const [text, sample] = [(await boxes.first().boundingBox())!, (await boxes.last().boundingBox())!];
    expect(sample.x >= text.x + text.width && Math.abs(sample.y - text.y) < 1).toBe(width === 1280);
    expect(sample.x === text.x && sample.y >= text.y + text.height).toBe(width === 900);
    const main = (await page.locator('main').boundingBox())!;
    if (width === 1280) expect(main.x + main.width - sample.x - sample.width).toBeLessThan(64);
  },
);

test.each([1280, 1800])(
  'at %i px the reference has the room of two columns, running text keeps its measure, and the front door stands alone',
  async (width) => {
    const { page, open } = await site.newTab({ viewport: { width, height: 900 } });
    const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
    await open('/api/reference/');
    expect((await boxOf('article')).width).toBeGreaterThan(900);
    const [explanation, samples] = [await boxOf('[data-operation] h4'), await boxOf('[data-operation] figure')];
    const [main, sidebar] = [await boxOf('main'), await boxOf(SIDEBAR)];
    expect(samples.x).toBeGreaterThan(explanation.x + explanation.width);
    // No room is left over beside them.
    expect(explanation.x - sidebar.x - sidebar.width).toBeLessThan(64);
    expect(main.x + main.width - samples.x - samples.width).toBeLessThan(64);
    expect((await boxOf('article > div:has(h2) p')).width).toBeLessThan(800);
    await open('/guides/phone/');
    expect((await boxOf('article')).width).toBeLessThan(800);
    expect(await page.locator('#frame\\:sidebar').isVisible()).toBe(true);
    await open('/');
    expect(await page.locator('#frame\\:sidebar').isVisible()).toBe(false);
  },
);
