import type { Page } from 'playwright-core';
import { serveSite, type Tab } from '../support/site';

/** A page with more text than a screen has room for. */
const LONG = '/guides/cli/';

const site = serveSite();
let tab: Tab;
let page: Page;

beforeAll(async () => {
  tab = await site.newTab();
  page = tab.page;
});

/** Opens a page next to the long one, with all idle time from then on in the hand of the test: `goOn()` is when it comes. */
beforeEach(async () => {
  await tab.open('/guides/');
  await tab.wake();
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset.arriving !== undefined) Object.assign(window, { isHeld: true });
    }).observe(root, { attributes: true });
    const held: (() => void)[] = [];
    window.requestIdleCallback = (callback) => held.push(() => callback({ didTimeout: false, timeRemaining: () => 1 }));
    Object.assign(window, { goOn: () => held.splice(0).forEach((callback) => callback()) });
  });
});

const goOn = () => page.evaluate('goOn()');

/** Waits for the next page, and for the two frames after which the browser's idle time is waited for. */
async function arrive(): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.arriving !== undefined);
  await page.evaluate(
    () =>
      new Promise((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      ),
  );
}

const rest = () =>
  page.evaluate(() => {
    const { children } = document.querySelector('article > div:has(> h2)')!;
    return {
      first: getComputedStyle(children[0]!).contentVisibility,
      last: getComputedStyle(children[children.length - 1]!).contentVisibility,
      height: document.documentElement.scrollHeight,
    };
  });

test('the top of a page that a link leads to is shown before what is far below, which follows', async () => {
  await page.locator(`#sidebar a[href="${LONG}"]`).click();
  await arrive();
  const before = await rest();
  expect(before).toMatchObject({ first: 'visible', last: 'hidden' });
  await goOn();
  const after = await rest();
  expect(after).toMatchObject({ first: 'visible', last: 'visible' });
  // By several screens.
  expect(after.height).toBeGreaterThan(before.height + 3000);
  expect(await page.evaluate(() => document.documentElement.dataset.arriving)).toBeUndefined();
});

test('nothing of a page is held back when a link leads to one of its headings', async () => {
  await page.evaluate(
    (path) =>
      document
        .querySelector('article > div > h2')!
        .insertAdjacentHTML('afterend', `<p><a href="${path}#global-options">To</a></p>`),
    LONG,
  );
  await page.getByRole('link', { name: 'To', exact: true }).click();
  await page.waitForURL(`**${LONG}#global-options`);
  await page.waitForFunction(() => document.querySelector('h2#global-options'));
  expect(await page.evaluate(() => 'isHeld' in window)).toBe(false);
  expect((await rest()).last).toBe('visible');
});

test('Back ends the wait at once, and leads to where the reader was', async () => {
  await page.locator(`#sidebar a[href="${LONG}"]`).click();
  await arrive();
  await goOn();
  await page.evaluate(() => scrollTo(0, 3000));
  await page.waitForFunction(() => (history.state as { scrollY?: number }).scrollY === 3000);
  await page.locator('#sidebar a[href="/guides/"]').first().click();
  await arrive();
  await page.goBack();
  await page.waitForURL(`**${LONG}**`);
  await page.waitForFunction(() => scrollY === 3000);
  expect((await rest()).last).toBe('visible');
});
