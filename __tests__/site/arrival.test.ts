import type { Page } from 'playwright-core';
import { openSite, type SiteUnderTest } from '../support/site';

/** A page with more text than a screen has room for. */
const LONG = '/guides/cli/';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

/** Opens a page next to the long one, with the first idle time after the next navigation in the hand of the test. */
async function openBeside(): Promise<Page> {
  const { page, open, wake } = await site.newTab();
  await open('/guides/');
  await wake();
  await page.evaluate(() => {
    const root = document.documentElement;
    new MutationObserver(() => {
      if (root.dataset.arriving !== undefined) Object.assign(window, { isHeld: true });
    }).observe(root, { attributes: true });
    window.requestIdleCallback = (callback) => {
      Object.assign(window, { goOn: callback });
      return 0;
    };
  });
  return page;
}

const rest = (page: Page) =>
  page.evaluate(() => {
    const { children } = document.querySelector('article h1 ~ div')!;
    return {
      first: getComputedStyle(children[0]!).contentVisibility,
      last: getComputedStyle(children[children.length - 1]!).contentVisibility,
      height: document.documentElement.scrollHeight,
    };
  });

const arrive = (page: Page) => page.waitForFunction(() => 'goOn' in window);

test('the top of a page that a link leads to is shown before what is far below, which follows', async () => {
  const page = await openBeside();
  await page.locator(`#sidebar a[href="${LONG}"]`).click();
  await arrive(page);
  const before = await rest(page);
  expect(before).toMatchObject({ first: 'visible', last: 'hidden' });
  await page.evaluate('goOn()');
  const after = await rest(page);
  expect(after).toMatchObject({ first: 'visible', last: 'visible' });
  expect(after.height).toBeGreaterThan(2 * before.height);
  expect(await page.evaluate(() => document.documentElement.dataset.arriving)).toBeUndefined();
  await page.context().close();
});

test('nothing of a page is held back when a link leads to one of its headings', async () => {
  const page = await openBeside();
  await page.evaluate(
    (path) =>
      document
        .querySelector('article p')!
        .insertAdjacentHTML('afterend', `<p><a href="${path}#global-options">To</a></p>`),
    LONG,
  );
  await page.getByRole('link', { name: 'To', exact: true }).click();
  await page.waitForURL(`**${LONG}#global-options`);
  await page.waitForFunction(() => document.querySelector('h2#global-options'));
  expect(await page.evaluate(() => 'isHeld' in window)).toBe(false);
  expect((await rest(page)).last).toBe('visible');
  await page.context().close();
});

test('Back ends the wait at once, and leads to where the reader was', async () => {
  const page = await openBeside();
  await page.locator(`#sidebar a[href="${LONG}"]`).click();
  await arrive(page);
  await page.evaluate('goOn(); delete window.goOn');
  await page.evaluate(() => scrollTo(0, 3000));
  await page.waitForFunction(() => (history.state as { scrollY?: number }).scrollY === 3000);
  await page.locator('#sidebar a[href="/guides/"]').first().click();
  await arrive(page);
  await page.goBack();
  await page.waitForURL(`**${LONG}**`);
  await page.waitForFunction(() => scrollY === 3000);
  expect((await rest(page)).last).toBe('visible');
  await page.context().close();
});
