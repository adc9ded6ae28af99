import type { Page } from 'playwright-core';
import { holdPayloads } from '../support/network';
import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

/** A tab that has started. In a high one the last headings of a page cannot rise to the top. */
async function openGuide(path = '/guides/ivr/', height = 900) {
  const tab = await site.newTab({ viewport: { width: 1440, height } });
  await tab.open(path);
  await tab.wake();
  return tab;
}

const contents = (page: Page) => page.locator('nav[aria-label="On this page"]').last().locator('a');

/** What "On this page" marks, and what the address says. */
const state = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('nav[aria-label="On this page"] a[aria-current]')?.getAttribute('href') ?? '',
    location.hash,
  ]);

/** Scrolls until an element stands at a height of the window, and waits until the page has heard of it. */
const bring = (page: Page, selector: string, height: number) =>
  page.evaluate(
    ([target, top]) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => resolve(), { once: true });
        scrollBy(0, document.querySelector(target as string)!.getBoundingClientRect().top - Number(top));
      }),
    [selector, height],
  );

/** From here on the time of the page stands still, and goes on by `runFor` only. */
async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('the active heading is marked and written into the address, without history entries and requests', async () => {
  const { page, requests } = await openGuide();
  const entries = await page.evaluate(() => history.length);
  requests.length = 0;
  await bring(page, '#listeningtimeout', 60);
  await page.waitForFunction(() => location.hash === '#listeningtimeout');
  expect(await state(page)).toEqual(['#listeningtimeout', '#listeningtimeout']);
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(requests.filter((url) => url.includes('.txt'))).toEqual([]);
  await page.context().close();
});

test('it is looked at every 300 ms, not before', async () => {
  const { page } = await openGuide();
  await stopTime(page);
  await bring(page, '#finishonphrase', 60);
  await page.clock.runFor(1000);
  expect(await state(page)).toEqual(['#finishonphrase', '#finishonphrase']);
  await bring(page, '#listeningtimeout', 60);
  await bring(page, '#repeatonphrase', 60);
  await page.clock.runFor(299);
  expect(await state(page)).not.toContain('#repeatonphrase');
  await page.clock.runFor(1);
  expect(await state(page)).toEqual(['#repeatonphrase', '#repeatonphrase']);
  await page.context().close();
});

test('a heading is reached where a jump would put it, below the sticky header, and not before', async () => {
  const { page } = await openGuide();
  const header = await page
    .locator('header')
    .first()
    .evaluate((element) => element.getBoundingClientRect().bottom);
  const rest = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  expect(rest).toBeGreaterThan(header);
  await bring(page, '#repeatonphrase', rest + 20);
  await page.waitForFunction(() => location.hash !== '');
  expect(await state(page)).not.toContain('#repeatonphrase');
  await bring(page, '#repeatonphrase', rest);
  await page.waitForFunction(() => location.hash === '#repeatonphrase');
  await page.context().close();
});

test('the last heading becomes active at the end of the page, and none above the first', async () => {
  const { page } = await openGuide();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const last = await contents(page).last().getAttribute('href');
  await page.waitForFunction((hash) => location.hash === hash, last);
  expect((await state(page))[0]).toBe(last);
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => location.hash === '');
  expect(await state(page)).toEqual(['', '']);
  await page.context().close();
});

test('a click has the last word: every heading of the page, also those that cannot rise to the top', async () => {
  const { page } = await openGuide('/guides/ivr/', 2400);
  const entries = await page.evaluate(() => history.length);
  const links = await contents(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  for (const href of links) {
    await contents(page)
      .and(page.locator(`[href="${href}"]`))
      .click();
    await page.waitForFunction((hash) => location.hash === hash, href);
    // Longer than it takes to look at the scrolling again.
    await page.waitForTimeout(350);
    expect(await state(page)).toEqual([href, href]);
    const isSeen = await page.locator(href).evaluate((heading) => {
      const { left, top } = heading.getBoundingClientRect();
      return heading.contains(document.elementFromPoint(left + 4, top + 4));
    });
    expect([href, isSeen]).toEqual([href, true]);
  }
  expect(await page.evaluate(() => history.length)).toBe(entries + links.length);
  // And the reader has the next word.
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForFunction(() => location.hash === '');
  await page.context().close();
});

test('an address with a heading has the last word too, also near the end of the page', async () => {
  const { page, open, wake } = await openGuide('/guides/ivr/', 2400);
  const href = (await contents(page).nth(-2).getAttribute('href')) ?? '';
  await open('/faq/');
  await open(`/guides/ivr/${href}`);
  await wake();
  await page.waitForTimeout(350);
  expect(await state(page)).toEqual([href, href]);
  await page.context().close();
});

test('Back within the page returns to where the reader was, and to the heading that was active there', async () => {
  const { page } = await openGuide('/guides/ivr/', 2400);
  const [earlier = '', later = ''] = await contents(page).evaluateAll((all) =>
    all.slice(-3).map((link) => link.getAttribute('href') ?? ''),
  );
  for (const href of [earlier, later]) {
    await contents(page)
      .and(page.locator(`[href="${href}"]`))
      .click();
    await page.waitForFunction((hash) => location.hash === hash, href);
  }
  await page.goBack();
  await page.waitForFunction((hash) => location.hash === hash, earlier);
  await page.waitForTimeout(350);
  expect(await state(page)).toEqual([earlier, earlier]);
  await page.goBack();
  await page.waitForFunction(() => scrollY < 50);
  await page.waitForTimeout(350);
  expect(await state(page)).toEqual(['', '']);
  expect(await page.evaluate(() => location.pathname)).toBe('/guides/ivr/');
  await page.context().close();
});

test('while Back waits for its page, scrolling the old one leaves the address alone', async () => {
  const { page, wake } = await openGuide('/faq/');
  await page
    .locator('#sidebar a[href="/guides/ivr/"], #sidebar a[href="/guides/webchat/"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await page.waitForURL('**/guides/*/');
  await page.reload();
  await wake();
  const payloads = await holdPayloads(page);
  await page.goBack();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // Until the jump of Back is over, and the scrolling has been looked at.
  await page.waitForTimeout(800);
  expect(page.url()).toBe(`${site.origin}/faq/`);
  await payloads.release();
  await page.waitForFunction(() =>
    document.querySelector('link[rel=canonical]')?.getAttribute('href')?.endsWith('/faq/'),
  );
  await page.context().close();
});
