import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
}, 60_000);

afterAll(() => site.close());

const activeLink = () =>
  document.querySelector('nav[aria-label="On this page"] a[aria-current]')?.getAttribute('href') ?? null;

describe('while the reader scrolls', () => {
  test('the active heading is marked and written into the address, without history entries and requests', async () => {
    const { page, open, wake, requests } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const entries = await page.evaluate(() => history.length);
    requests.length = 0;
    await page
      .locator('#listeningtimeout')
      .evaluate((heading) => scrollTo(0, heading.getBoundingClientRect().top + scrollY - 60));
    await page.waitForFunction(() => location.hash === '#listeningtimeout');
    expect(await page.evaluate(activeLink)).toBe('#listeningtimeout');
    expect(await page.evaluate(() => history.length)).toBe(entries);
    expect(requests.filter((url) => url.includes('.txt'))).toEqual([]);
    await page.context().close();
  });

  test('the last heading becomes active at the end of the page, and none above the first', async () => {
    const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator('nav[aria-label="On this page"] a').last().getAttribute('href');
    await page.waitForFunction((hash) => location.hash === hash, last);
    await page.evaluate(() => scrollTo(0, 0));
    await page.waitForFunction(() => location.hash === '');
    await page.context().close();
  });

  test('it is looked at most once in 300 ms', async () => {
    const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/end-to-end/guide/');
    await wake();
    await page.waitForTimeout(400);
    const writes = await page.evaluate(async () => {
      const times: number[] = [];
      const original = History.prototype.replaceState;
      History.prototype.replaceState = function (...parameters) {
        // Those that change the address; the scroll position is kept beside it.
        if (parameters[2] !== undefined) times.push(performance.now());
        original.apply(this, parameters);
      };
      for (let step = 0; step < 60; step++) {
        scrollBy(0, 250);
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
      await new Promise((resolve) => setTimeout(resolve, 400));
      return times;
    });
    expect(writes.length).toBeGreaterThan(2);
    const gaps = writes.slice(1).map((time, index) => time - (writes[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(290);
    await page.context().close();
  });

  test('a click on a heading link makes one entry, and Back returns to where the reader was', async () => {
    const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const entries = await page.evaluate(() => history.length);
    await page.locator('nav[aria-label="On this page"]').last().getByRole('link', { name: 'repeatOnPhrase' }).click();
    await page.waitForFunction(() => location.hash === '#repeatonphrase' && scrollY > 500);
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => [history.length, location.hash])).toEqual([entries + 1, '#repeatonphrase']);
    await page.goBack();
    await page.waitForFunction(() => scrollY < 50);
    expect(await page.evaluate(() => location.pathname)).toBe('/guides/ivr/');
    await page.context().close();
  });
});

describe('the back-to-top button', () => {
  test('appears beyond 300 px, not before, and works by keyboard', async () => {
    const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.evaluate(() => scrollTo(0, 300));
    await page.waitForTimeout(300);
    expect(await button.isVisible()).toBe(false);
    await page.evaluate(() => scrollTo(0, 310));
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await button.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.context().close();
  });
});

test('reading progress grows at the top of the page, before any script runs, and is not on the home page', async () => {
  const { page, open, requests } = await site.newTab({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  });
  await open('/guides/ivr/');
  const bar = page.locator('[data-reading=top]');
  expect((await bar.boundingBox())?.width ?? 0).toBe(0);
  await page.mouse.wheel(0, 100_000);
  await page.waitForTimeout(500);
  expect((await bar.boundingBox())?.width).toBeGreaterThan(1400);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  await open('/');
  expect(await page.locator('[data-reading]').count()).toBe(0);
  await page.context().close();
});

test('after a navigation the focus is on the new heading', async () => {
  const { page, open, wake } = await site.newTab();
  await open('/guides/ivr/');
  await wake();
  await page.locator('#sidebar a[href="/guides/webchat/"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/guides/webchat/');
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/webchat/i);
  await page.context().close();
});

test('Back and Forward restore the scroll position', async () => {
  const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
  await open('/guides/ivr/');
  await wake();
  await page.evaluate(() => scrollTo(0, 1200));
  await page.waitForTimeout(400);
  await page.locator('#sidebar a[href="/guides/webchat/"]').click();
  await page.waitForURL('**/guides/webchat/');
  await page.waitForFunction(() => scrollY === 0);
  // The scrolling of the page before must not name one of its headings here.
  await page.waitForTimeout(500);
  expect(new URL(page.url()).hash).toBe('');
  await page.goBack();
  await page.waitForFunction(() => Math.abs(scrollY - 1200) < 5);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Math.abs(scrollY - 1200) < 5)).toBe(true);
  await page.context().close();
});

test('anchor links scroll smoothly, and at once for readers who ask for reduced motion', async () => {
  for (const [reducedMotion, behaviour] of [
    ['no-preference', 'smooth'],
    ['reduce', 'auto'],
  ] as const) {
    const { page, open } = await site.newTab({ reducedMotion });
    await open('/faq/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(behaviour);
    await page.context().close();
  }
});

describe('an image in the text', () => {
  test('can be enlarged after a second, closes by Escape and gives the focus back', async () => {
    const { page, open, wake, alarms } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const button = page.getByRole('button', { name: /^Expand image/ }).first();
    expect(await button.count()).toBe(0);
    await button.waitFor({ state: 'attached' });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/^Expand image/);
    expect(alarms).toEqual([]);
    await page.context().close();
  });

  test('stays enlarged while less than 40 px are scrolled, and closes beyond', async () => {
    const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const image = page.locator('article figure img').first();
    await page
      .getByRole('button', { name: /^Expand image/ })
      .first()
      .waitFor({ state: 'attached' });
    await image.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await page.waitForTimeout(500);
    await page.mouse.wheel(0, 39);
    await page.waitForTimeout(300);
    expect(await dialog.isVisible()).toBe(true);
    await page.mouse.wheel(0, 10);
    await dialog.waitFor({ state: 'hidden' });
    await page.context().close();
  });
});
