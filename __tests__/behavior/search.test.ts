import type { Page } from 'playwright-core';
import { ask, openSearch, readShown } from '../support/search';
import { pagesOf } from '../support/pages';
import { beginPress, serveSite } from '../support/site';

const site = serveSite();

test('from key press to opened heading, by keyboard alone, with the words marked', async () => {
  const { page, alarms } = await site.open('/faq/');
  await openSearch(page);
  await ask(page, 'pauseBeforeUtterance');
  expect(await page.getByRole('group').count()).toBeGreaterThan(1);
  expect(await page.getByRole('option').locator('mark').first().textContent()).toMatch(/pauseBeforeUtterance/i);
  const heading = page.getByRole('option', { name: /^pauseBeforeUtterance/ }).first();
  // What is called as the query says is chosen already: up and down again.
  await page.keyboard.press('ArrowUp');
  expect(await heading.getAttribute('aria-selected')).toBe('false');
  await page.keyboard.press('ArrowDown');
  expect(await heading.getAttribute('aria-selected')).toBe('true');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guides/phone/#pausebeforeutterance');
  await page.waitForFunction(() => (CSS.highlights.get('search')?.size ?? 0) > 0);
  const mark = () => getComputedStyle(document.querySelector('article h1')!, '::highlight(search)').backgroundColor;
  expect(await page.evaluate(mark)).toMatch(/^rgb\(/);
  const top = await page.locator('#pausebeforeutterance').evaluate((target) => target.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(40);
  expect(top).toBeLessThan(200);
  expect(alarms).toEqual([]);
});

test('is fetched for a reader who came near before the application had started, and for nobody else', async () => {
  const { page, open, requests } = await site.newTab({ viewport: { width: 1440, height: 900 } });
  for (const isNear of [false, true]) {
    await open('/faq/');
    requests.length = 0;
    // Where a pointer is first seen it has not moved yet.
    await page.mouse.move(690, 500);
    if (isNear) await page.getByRole('button', { name: 'Search documentation' }).hover();
    else await beginPress(page);
    await page.waitForSelector('html[data-ready]');
    await page.waitForLoadState('networkidle');
    expect(requests.some((url) => url.includes('pagefind'))).toBe(isNear);
  }
});

test.each(['the pointer rests on it', 'its key is pressed'])(
  'its engine is fetched beside the application when %s',
  async (how) => {
    const { page, open, requests } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await page.route('**/_assets/*.js', () => undefined);
    await open('/faq/');
    const files = ['pagefind.js', 'pagefind-entry.json?ts=', 'wasm.en.pagefind'];
    const asked = files.map((name) => page.waitForRequest((request) => request.url().endsWith(`/${name}`)));
    if (how === 'its key is pressed') await page.keyboard.press('/');
    else {
      await page.mouse.move(690, 500);
      await page.getByRole('button', { name: 'Search documentation' }).hover();
    }
    await Promise.all(asked);
    expect(requests.some((url) => url.includes('/_assets/'))).toBe(true);
  },
);

test('a page that was not found offers a search for its address, which the next key replaces', async () => {
  const { page } = await site.open('/no/voice-menu/');
  await page.getByRole('button', { name: 'Search for “no voice menu”' }).click();
  const field = page.getByRole('combobox');
  await field.waitFor();
  expect(await field.inputValue()).toBe('no voice menu');
  await page.locator('dialog [role=status]').filter({ hasText: /./ }).waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await openSearch(page);
  expect(await field.inputValue()).toBe('no voice menu');
  await page.keyboard.type('x');
  expect(await field.inputValue()).toBe('x');
});

test('five pages are fetched at a time; the arrow keys and the button go on to more', async () => {
  const { page, requests, alarms } = await site.open('/faq/');
  await openSearch(page);
  expect(await ask(page, 'line')).toBe('Showing the best 5 pages.');
  const pages = page.getByRole('listbox').getByRole('group');
  expect(await pages.count()).toBe(5);
  expect(requests.filter((url) => url.includes('/fragment/'))).toHaveLength(5);
  const isChosen = (index: number) => page.getByRole('option').nth(index).getAttribute('aria-selected');
  const last = (await page.getByRole('option').count()) - 1;
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowDown');
  await pages.nth(9).waitFor();
  expect(await isChosen(last)).toBe('true');
  await page.keyboard.press('ArrowDown');
  expect(await isChosen(last + 1)).toBe('true');
  await page.getByRole('button', { name: 'More pages' }).click();
  await pages.nth(14).waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  expect(alarms).toEqual([]);
});

test('a result on the same page is marked, though the search has brought styles of its own', async () => {
  const { page } = await site.open('/guides/phone/');
  await openSearch(page);
  await ask(page, 'finishOnPhrase');
  await page.locator('dialog a[href^="/guides/phone/#"]').first().click();
  const isMarked = () =>
    CSS.highlights.has('search') &&
    document.adoptedStyleSheets.some(({ cssRules: [rule] }) => rule?.cssText.includes('::highlight(search)'));
  await page.waitForFunction(isMarked);
});

describe('what the dialog says is true', () => {
  let page: Page;

  beforeAll(async () => {
    ({ page } = await site.open('/faq/'));
    await openSearch(page);
  });

  test.each([
    ['words of one page, not all of them in what is shown of it', 'step marmoset', 'Check a phone line'],
    ['words that a title hides', 'webhook signature', 'API overview'],
    ['a phrase', '"exclusion window no call"', 'Monitor a line'],
    ['a phrase between the quotes of a word processor', '“exclusion windows”', 'Monitor a line'],
    ['a phrase with a word beside it', 'switchboard "planned maintenance"', 'Monitor a line'],
    ['a phrase over several elements', '"When init ends early"', 'The command line'],
    ['a phrase of little words', '"and which"', 'Check a phone line'],
    ['a phrase of code with signs', '"const answer = await"', 'Check a phone line'],
    ['a phrase of one word', '"marmoset"', 'Check a phone line'],
    ['a file name above code', 'run.js', 'Check a phone line'],
    ['the heading of a column', '"Written as"', 'Check a phone line'],
    ['an identifier', '$DIAL', 'Check a phone line'],
    ['a sample of the reference', 'HttpClient', 'API reference'],
    ['a word that is not ended yet', 'marmos', 'Check a phone line'],
  ])('%s: %s is found', async (_, query, title) => {
    expect(await ask(page, query)).toMatch(/^(\d+ pages? found|No page is clearly about this)/);
    expect((await readShown(page)).map((shown) => shown.title)).toContain(title);
  });

  test('a phrase leads to the pages that have it, and no other', async () => {
    const { page } = await site.open('/faq/');
    await openSearch(page);
    expect(await ask(page, '"exclusion windows"')).toBe('1 page found.');
    expect((await readShown(page))[0]).toMatchObject({ title: 'Monitor a line' });
    expect((await readShown(page))[0]?.sections[0]).toBe('Exclusion windows');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/monitoring/#exclusion-windows');
    await page.waitForFunction(() => CSS.highlights.has('search'));
    const marked = await page.evaluate(() =>
      [...(CSS.highlights.get('search') ?? [])].map((range) => (range as Range).toString()),
    );
    expect(marked).toContain('Exclusion windows');
    expect(new Set(marked.map((text) => text.toLowerCase()))).toEqual(new Set(['exclusion windows']));
  });

  test('words that no page has together lead to pages with some of them', async () => {
    const told = 'No page is clearly about this. These are the closest matches:';
    expect(await ask(page, 'marmoset maintenance')).toBe(told);
    const titles = (await readShown(page)).map(({ title }) => title);
    expect(titles.sort()).toEqual(['Check a phone line', 'Monitor a line']);
  });

  test('a word that no page has is named, and the others are found', async () => {
    const told = 'No page contains “qqqqzzzz”. These are the closest matches:';
    expect(await ask(page, 'marmoset qqqqzzzz')).toBe(told);
  });

  test('a page that keeps itself out of the search is not found', async () => {
    expect(await ask(page, 'axolotl')).toMatch(/^No page contains “axolotl”\./);
  });

  test('words that stand on a page in another order are not passed off as the phrase', async () => {
    expect(await ask(page, '"maintenance planned"')).toMatch(/^Showing results for maintenance planned\. /);
    expect((await readShown(page))[0]?.title).toBe('Monitor a line');
  });

  test('a mistyped word is replaced by the word of the pages that is nearest, and the dialog says so', async () => {
    expect(await ask(page, 'monitorng schedul')).toMatch(/^Showing results for monitoring schedul\. \d+ pages? found/);
    expect((await readShown(page))[0]?.title).toBe('Monitor a line');
    expect(await page.getByText('No page contains').count()).toBe(0);
  });

  test('a piece of an address is asked for by its words, and the dialog says so', async () => {
    expect(await ask(page, 'api.fernline.example')).toMatch(/^Showing results for api fernline example\. /);
    expect((await readShown(page)).map(({ title }) => title)).toContain('API reference');
  });

  test('a word that is near no other is told, with where to begin', async () => {
    await ask(page, 'qqqqzzzz');
    await page.getByText('No page contains “qqqqzzzz”. Try different words, or start here:').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });

  test.each(['marmosetzqx', 'xyzzy plugh z', 'C++'])(
    '%s is on no page, and nothing near it is passed off as found',
    async (query) => {
      expect(await ask(page, query)).toMatch(/^No page contains /);
      expect(await page.getByRole('option').count()).toBe(0);
    },
  );

  test('a single letter is no question yet', async () => {
    await page.getByRole('combobox').fill('x');
    await page.getByText('Enter a key, a label or a question, or start here:').waitFor();
    expect(await page.getByRole('option').count()).toBe(0);
  });
});

test('the words that typing slips are compared with are fetched for an unknown word, and not before', async () => {
  const { page, requests } = await site.open('/faq/');
  const isFetched = () => requests.some((url) => url.endsWith('/vocabulary.json'));
  await openSearch(page);
  await ask(page, 'marmoset');
  expect(isFetched()).toBe(false);
  await ask(page, 'marmosset');
  expect(isFetched()).toBe(true);
});

test('a result opens in another tab as a link does, and the dialog stays for the next', async () => {
  const { page, alarms } = await site.open('/faq/');
  await openSearch(page);
  await ask(page, 'exclusion windows');
  const result = page.getByRole('option', { name: /^Exclusion windows/ });
  expect(await result.getAttribute('href')).toBe('/monitoring/#exclusion-windows');
  // The browser opens the tab, unless the event is canceled. Playwright sometimes misses where such a tab leads.
  const isCanceled = (type: string) =>
    new Promise<boolean>((resolve) => {
      const hear = (event: Event) => {
        resolve(event.defaultPrevented);
        event.preventDefault();
      };
      addEventListener(type, hear, { once: true });
    });
  for (const { type, press } of [
    { type: 'click', press: { modifiers: ['ControlOrMeta' as const] } },
    { type: 'auxclick', press: { button: 'middle' as const } },
  ]) {
    const canceled = page.evaluate(isCanceled, type);
    await result.click(press);
    expect(await canceled).toBe(false);
    expect(await page.getByRole('dialog').count()).toBe(1);
  }
  await result.click();
  await page.waitForURL('**/monitoring/#exclusion-windows');
  await page.waitForFunction(() => CSS.highlights.has('search'));
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(alarms).toEqual([]);
});

test('the empty dialog, and one with signs alone, leads to the areas, and a link in it closes the dialog', async () => {
  const { page } = await site.open('/faq/');
  await openSearch(page);
  await page.getByRole('combobox').fill('→');
  await page.getByRole('dialog').getByRole('link', { name: 'Monitoring' }).click();
  await page.waitForURL('**/monitoring/');
  expect(await page.getByRole('dialog').count()).toBe(0);
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
  await openSearch(page);
  await page.getByRole('combobox').fill('marmoset');
  await page.getByText('Searching…').waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
  release();
  await page.getByRole('option').first().waitFor();
  expect(await page.getByText('Searching…').count()).toBe(0);
});

test.each(['pagefind.js*', 'index/*.pf_index'])('an index without %s is told, and the next try works', async (file) => {
  const { page, open } = await site.newTab();
  await page.route(`**/*-search/${file}`, (route) => route.abort());
  await open('/faq/');
  await openSearch(page);
  await page.getByRole('combobox').fill('marmoset');
  await page.getByText('The search index couldn’t be loaded.', { exact: false }).last().waitFor();
  await page.unroute(`**/*-search/${file}`);
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('option').first().waitFor();
});

test('the bundle is named for the product and holds each canonical page once, and no alias, stub, hidden or not-found page', async () => {
  const { page } = await site.open('/faq/');
  const urls = await page.evaluate(async () => {
    const address = '/fernline-search/pagefind.js';
    const pagefind = await import(address);
    const { results } = await pagefind.search(null);
    const pages = await Promise.all(results.map((result: { data(): Promise<{ url: string }> }) => result.data()));
    return pages.map(({ url }: { url: string }) => url);
  });
  expect([...urls].sort()).toEqual(
    pagesOf('site')
      .filter((path) => path !== '/hidden.html')
      .sort(),
  );
});
