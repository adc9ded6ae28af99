import { openSite, pagePaths, type SiteUnderTest, type Tab } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

async function search({ page }: Tab, query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
  await page.getByRole('option').first().waitFor();
}

test('from key press to opened heading, by keyboard alone, with the words marked', async () => {
  const tab = await site.newTab();
  const { page, open, alarms } = tab;
  await open('/faq/');
  await search(tab, 'pauseBeforeUtterance');
  expect(await page.getByRole('group').count()).toBeGreaterThan(1);
  expect(await page.getByRole('option').locator('mark').first().textContent()).toMatch(/pauseBeforeUtterance/i);
  const heading = page.getByRole('option', { name: /^pauseBeforeUtterance/ }).first();
  // What is called as the query says is chosen already: up and down again.
  await page.keyboard.press('ArrowUp');
  expect(await heading.getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('ArrowDown');
  expect(await heading.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/#pausebeforeutterance');
  await page.waitForFunction(() => (CSS.highlights.get('search')?.size ?? 0) > 0);
  const mark = () => getComputedStyle(document.querySelector('article h1')!, '::highlight(search)').backgroundColor;
  expect(await page.evaluate(mark)).toMatch(/^rgb\(/);
  const top = await page.locator('#pausebeforeutterance').evaluate((target) => target.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(40);
  expect(top).toBeLessThan(200);
  expect(alarms).toEqual([]);
  await page.context().close();
});

test('is fetched for a reader who came near before the application had started, and for nobody else', async () => {
  const { page, open, requests } = await site.newTab({ viewport: { width: 1440, height: 900 } });
  for (const isNear of [false, true]) {
    await open('/faq/');
    requests.length = 0;
    if (isNear) await page.getByRole('button', { name: 'Search documentation' }).hover();
    else await page.mouse.move(700, 500);
    await page.waitForSelector('html[data-awake]');
    await page.waitForLoadState('networkidle');
    expect(requests.some((url) => url.includes('pagefind'))).toBe(isNear);
  }
  await page.context().close();
});

test('opens by press and by Ctrl K, closes by Escape, and gives the focus back', async () => {
  const { page, open, wake } = await site.newTab();
  await open('/faq/');
  await wake();
  await page.getByRole('button', { name: 'Search documentation' }).click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Search documentation');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').waitFor();
  await page.context().close();
});

test('a slash that is typed into a field is a slash', async () => {
  const { page, open, wake } = await site.newTab();
  await open('/training/chatbot/functional/sample/');
  await wake();
  await page.getByRole('button', { name: 'Chat with Corner Slice' }).click();
  await page.getByRole('textbox', { name: 'Your message' }).pressSequentially('/');
  expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});

test('five pages are fetched at a time; the arrow keys and the button go on to more', async () => {
  const tab = await site.newTab();
  const { page, open, requests, alarms } = tab;
  await open('/faq/');
  await search(tab, 'test');
  const pages = page.getByRole('listbox').getByRole('group');
  await page.getByRole('option').locator('mark').first().waitFor();
  expect(await pages.count()).toBe(5);
  expect(requests.filter((url) => url.includes('/fragment/'))).toHaveLength(5);
  expect(await page.getByRole('status').filter({ hasText: 'pages found' }).textContent()).toMatch(/and there are more/);
  const isChosen = (index: number) => page.getByRole('option').nth(index).getAttribute('aria-selected');
  const last = (await page.getByRole('option').count()) - 1;
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await pages.nth(9).waitFor();
  expect(await isChosen(last)).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await isChosen(last + 1)).toBe('true');
  await page.getByRole('button', { name: 'More pages' }).click();
  await pages.nth(14).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  expect(alarms).toEqual([]);
  await page.context().close();
});

test('a misspelled query offers the nearest titles, one without results says so', async () => {
  const { page, open } = await site.newTab();
  await open('/faq/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('webhcat');
  await page.getByText('No page has “webhcat”. Did you mean:').waitFor();
  expect(await page.getByRole('dialog').getByRole('link').first().textContent()).toContain('Webchat');
  await page.getByRole('combobox').fill('qqqqzzzz');
  await page.getByText('No page has “qqqqzzzz”. Try another word, or fewer.').waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  await page.context().close();
});

test('a word that Pagefind had to shorten is not passed off as found', async () => {
  const { page, open } = await site.newTab();
  await open('/faq/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('zzqqxx');
  await page.getByText('No page has “zzqqxx”. These come nearest:').waitFor();
  await page.getByRole('option').first().waitFor();
  await page.context().close();
});

test('the empty dialog leads to the areas, and a link in it closes the dialog', async () => {
  const { page, open } = await site.newTab();
  await open('/faq/');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('link', { name: 'Monitoring' }).click();
  await page.waitForURL('**/monitoring/');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.context().close();
});

test('while the index is on its way the dialog says so, and shows no stale result', async () => {
  const { page, open } = await site.newTab();
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*-search/pagefind.js*', async (route) => {
    await released;
    await route.continue();
  });
  await open('/faq/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('timeout');
  await page.getByText('Searching…').waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  release();
  await page.getByRole('option').first().waitFor();
  expect(await page.getByText('Searching…').count()).toBe(0);
  await page.context().close();
});

test('an index that cannot be fetched is told, and the next try works', async () => {
  const { page, open } = await site.newTab();
  await page.route('**/*-search/pagefind.js*', (route) => route.abort());
  await open('/faq/');
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('timeout');
  await page.getByText('The search index could not be loaded.', { exact: false }).last().waitFor();
  await page.unroute('**/*-search/pagefind.js*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option').first().waitFor();
  await page.context().close();
});

test('the bundle is named for the product and holds each canonical page once, and no alias, stub, hidden or not-found page', async () => {
  const { page, open } = await site.newTab();
  await open('/faq/');
  const urls = await page.evaluate(async () => {
    const address = '/turnwise-search/pagefind.js';
    const pagefind = await import(address);
    const { results } = await pagefind.search(null);
    const pages = await Promise.all(results.map((result: { data(): Promise<{ url: string }> }) => result.data()));
    return pages.map(({ url }: { url: string }) => url);
  });
  expect([...urls].sort()).toEqual(pagePaths.filter((path) => path !== '/TODO.html').sort());
  await page.context().close();
});
