import type { Page } from 'playwright-core';
import { follow } from '../support/follow';
import { holdPayloads, holdScripts } from '../support/network';
import { beginPress, serveSite } from '../support/site';

/** Long pages, and one that is too short for how far those are scrolled. */
const PHONE = { address: '/guides/phone/', title: 'Check a phone line' };
const CLI = { address: '/guides/cli/', title: 'The command line' };
const FAQ = { address: '/faq/', title: 'Frequently asked questions' };
const GUIDES = { address: '/guides/', title: 'Choose a guide' };

const site = serveSite();

async function openPage({ address } = PHONE) {
  const tab = await site.open(address, { viewport: { width: 1440, height: 500 } });
  await tab.wake();
  return tab;
}

const isAt = (page: Page, { title }: { title: string }) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();

/** The page comes to rest at a height and has remembered it, which is the last that it does. */
const restsAt = (page: Page, top: number) =>
  page.waitForFunction(
    (y) => Math.abs(scrollY - y) < 5 && Math.abs((history.state as { scrollY: number }).scrollY - y) < 5,
    top,
  );

/** Scrolls, and waits until the page has remembered it. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await restsAt(page, top);
}

/** Follows a link to {@link CLI}, scrolls there, and follows one to {@link FAQ}. */
async function followTwoLinks(page: Page) {
  await follow(page, CLI.address);
  await isAt(page, CLI);
  await scrollTo(page, 700);
  await follow(page, FAQ.address);
  await isAt(page, FAQ);
  await restsAt(page, 0);
}

describe('Back and Forward', () => {
  test('restore the scroll position, at the top of a page too, as often as they are pressed', async () => {
    const { page } = await openPage();
    await followTwoLinks(page);
    // The scrolling of the page before must not name one of its headings here.
    expect(new URL(page.url()).hash).toBe('');
    await scrollTo(page, 300);
    for (let round = 0; round < 2; round++) {
      await page.goBack();
      await isAt(page, CLI);
      await restsAt(page, 700);
      await page.goBack();
      await isAt(page, PHONE);
      await restsAt(page, 0);
      await page.goForward();
      await isAt(page, CLI);
      await restsAt(page, 700);
      await page.goForward();
      await isAt(page, FAQ);
      await restsAt(page, 300);
    }
  });

  test('restore it when the page has to be fetched again, and the page before is too short', async () => {
    const { page, wake } = await openPage();
    await scrollTo(page, 3000);
    await follow(page, GUIDES.address);
    await isAt(page, GUIDES);
    await page.reload();
    await wake();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2000);
    const payloads = await holdPayloads(page);
    await page.goBack();
    await page.waitForURL(`**${PHONE.address}*`);
    await payloads.release();
    await isAt(page, PHONE);
    await restsAt(page, 3000);
  });

  test('restore it across documents, also where the address names another heading', async () => {
    const { page, open, wake } = await openPage();
    await scrollTo(page, 1200);
    await open(FAQ.address);
    await page.goBack();
    await wake();
    await restsAt(page, 1200);
  });
});

// The browser has no copy of the page, but its history has entries of the router.
test.each([
  ['a reload', 'sleeps'],
  ['a return from another site', 'wakes'],
  ['a reload', 'is awake'],
])(
  'after %s, Back and Forward show the page of the address, and its position, while the application %s',
  async (way, state) => {
    const { page, wake } = await openPage();
    await scrollTo(page, 1200);
    await followTwoLinks(page);
    if (way === 'a reload') await page.reload();
    else {
      await page.goto('about:blank');
      await page.goBack();
    }
    await isAt(page, FAQ);
    const release = state === 'wakes' ? await holdScripts(page) : undefined;
    if (release) await beginPress(page);
    if (state === 'is awake') await wake();
    for (const { title, top } of [
      { ...CLI, top: 700 },
      { ...PHONE, top: 1200 },
    ]) {
      await page.goBack();
      await isAt(page, { title });
      await restsAt(page, top);
    }
    release?.();
    await wake();
    await isAt(page, PHONE);
    await restsAt(page, 1200);
    await page.goForward();
    await isAt(page, CLI);
    await restsAt(page, 700);
  },
);

describe('the focus', () => {
  test('is on the new heading after a navigation, and the title is announced', async () => {
    const { page } = await openPage();
    await page.locator(`#frame\\:sidebar a[href="${CLI.address}"]`).focus();
    await page.keyboard.press('Enter');
    await isAt(page, CLI);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(CLI.title);
    // The title, or the heading when the router has no title yet.
    const announcement = page.locator('next-route-announcer [role=alert][aria-live=assertive]');
    await announcement.filter({ hasText: CLI.title }).waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForFunction(
      (title) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent === title,
      PHONE.title,
    );
  });

  test('is on the heading that the address names', async () => {
    const { page } = await openPage(FAQ);
    await follow(page, `${PHONE.address}#repeatonphrase`);
    await isAt(page, PHONE);
    await page.waitForFunction(() => document.activeElement?.id === 'repeatonphrase');
    // Within the page as well, where the keyboard then goes on from.
    await page.locator('nav[aria-label="On this page"]').last().locator('a[href="#finishonphrase"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'finishonphrase');
  });
});
