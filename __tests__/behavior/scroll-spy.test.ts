import type { Page } from 'playwright-core';
import { serveSite } from '../support/site';

const GUIDE = '/guides/phone/';

const site = serveSite();

/**
 * A tab that has started. In a high one the last headings of a page cannot rise to the top.
 * Its clock is the test's from the beginning: a timer of the browser's own would go on when the test stops the time.
 */
async function openGuide(path = GUIDE, height = 900) {
  const tab = await site.newTab({ viewport: { width: 1440, height } });
  await tab.page.clock.install();
  await tab.open(path);
  await tab.wake();
  return tab;
}

const contents = (page: Page) => page.locator('nav[aria-label="On this page"]').last().locator('a');

/** The fragments of all links of "On this page". */
const listed = (page: Page) => contents(page).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

/** Presses the link of "On this page" to a heading. */
const press = (page: Page, href: string) =>
  contents(page)
    .and(page.locator(`[href="${href}"]`))
    .click();

/** What "On this page" marks, and what the address says. */
const state = (page: Page) =>
  page.evaluate(() => [
    document.querySelector('nav[aria-label="On this page"] a[aria-current]')?.getAttribute('href') ?? '',
    location.hash,
  ]);

/** Waits until a heading is marked and in the address. */
const isActive = (page: Page, href: string) =>
  page.waitForFunction(
    (hash) =>
      location.hash === hash &&
      (document.querySelector('nav[aria-label="On this page"] a[aria-current]')?.getAttribute('href') ?? '') === hash,
    href,
  );

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

/** Turns the wheel, as a reader does, and waits until the page has come to rest. */
async function turnWheel(page: Page, distance: number) {
  await page.mouse.move(700, 500);
  const ended = page.evaluate(
    () => new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  );
  await page.mouse.wheel(0, distance);
  await ended;
}

/** From here on the time of the page stands still, and goes on by `runFor` only. */
const stopTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** Longer than it takes to look at the scrolling again, by a clock that the test turns. */
const lookAgain = (page: Page) => page.clock.runFor(700);

test('a page that is opened at a heading marks it before a script is loaded, and so does a link on the page', async () => {
  const { page: other } = await site.open(GUIDE);
  const [first = '', second = ''] = (await listed(other)).slice(1, 3);
  const { page, requests } = await site.open(`${GUIDE}${first}`, { viewport: { width: 1440, height: 900 } });
  await isActive(page, first);
  await press(page, second);
  await isActive(page, second);
  expect(requests.filter((address) => address.endsWith('.js'))).toEqual([]);
});

test('the active heading is marked and written into the address, without history entries and requests', async () => {
  const { page, requests } = await openGuide();
  const entries = await page.evaluate(() => history.length);
  requests.length = 0;
  await bring(page, '#listeningtimeout', 60);
  await isActive(page, '#listeningtimeout');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  expect(requests.filter((url) => url.includes('.txt'))).toEqual([]);
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
  await isActive(page, '#listeningtimeout');
  await bring(page, '#repeatonphrase', rest);
  await isActive(page, '#repeatonphrase');
});

test('the last heading becomes active at the end of the page, and none above the first', async () => {
  const { page } = await openGuide();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await isActive(page, (await listed(page)).at(-1) ?? '');
  await page.evaluate(() => scrollTo(0, 0));
  await isActive(page, '');
});

describe('what the address names is not touched until the reader scrolls:', () => {
  test('every heading of the page after a click, also those that cannot rise to the top', async () => {
    const { page } = await openGuide(GUIDE, 2400);
    const entries = await page.evaluate(() => history.length);
    const links = await listed(page);
    await stopTime(page);
    for (const href of links) {
      await press(page, href);
      await page.waitForFunction((hash) => location.hash === hash, href);
      await lookAgain(page);
      expect(await state(page)).toEqual([href, href]);
      const isSeen = await page.locator(href).evaluate((heading) => {
        const { left, top } = heading.getBoundingClientRect();
        return heading.contains(document.elementFromPoint(left + 4, top + 4));
      });
      expect([href, isSeen]).toEqual([href, true]);
    }
    expect(await page.evaluate(() => history.length)).toBe(entries + links.length);
    // And the reader has the next word.
    await turnWheel(page, -9000);
    await lookAgain(page);
    expect(await state(page)).toEqual(['', '']);
  });

  test.each([
    ['a field', '/api/reference/#Line.name'],
    ['a place that the page does not have', `${GUIDE}#nowhere`],
  ])('%s that they came to', async (_what, address) => {
    const { page } = await openGuide(address);
    const { hash } = new URL(address, site.origin);
    await stopTime(page);
    // As the browser does it, and as a page does whose images come late.
    await page.evaluate(() => scrollBy(0, 300));
    await page.keyboard.press('x');
    await lookAgain(page);
    expect((await state(page))[1]).toBe(hash);
    await turnWheel(page, 200);
    await lookAgain(page);
    expect((await state(page))[1]).not.toBe(hash);
  });
});

test('Back within the page returns to where the reader was, and to the heading that was active there', async () => {
  const { page } = await openGuide(GUIDE, 1600);
  const [earlier = '', later = ''] = (await listed(page)).slice(-3);
  for (const href of [earlier, later]) {
    await press(page, href);
    await isActive(page, href);
  }
  await page.clock.install();
  await page.goBack();
  await isActive(page, earlier);
  await lookAgain(page);
  expect(await state(page)).toEqual([earlier, earlier]);
  await page.goBack();
  await page.waitForFunction(() => scrollY < 50);
  await lookAgain(page);
  expect(await state(page)).toEqual(['', '']);
  expect(await page.evaluate(() => location.pathname)).toBe(GUIDE);
});
