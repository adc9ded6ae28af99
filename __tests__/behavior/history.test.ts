import type { Page } from 'playwright-core';
import { follow } from '../support/follow';
import { holdPayloads } from '../support/network';
import { openSite, type SiteUnderTest } from '../support/site';

/** Long pages, and one that is too short for how far those are scrolled. */
const PHONE = { address: '/guides/phone/', title: 'Check a phone line' };
const CLI = { address: '/guides/cli/', title: 'The command line' };
const FAQ = { address: '/faq/', title: 'Frequently asked questions' };
const GUIDES = { address: '/guides/', title: 'Choose a guide' };

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

async function openPage({ address } = PHONE) {
  const tab = await site.newTab({ viewport: { width: 1440, height: 500 } });
  await tab.open(address);
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

describe('Back and Forward', () => {
  test('restore the scroll position, at the top of a page too, as often as they are pressed', async () => {
    const { page } = await openPage();
    await follow(page, CLI.address);
    await isAt(page, CLI);
    await scrollTo(page, 700);
    await follow(page, FAQ.address);
    await isAt(page, FAQ);
    await restsAt(page, 0);
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
    await page.context().close();
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
    await page.context().close();
  });

  test('restore it across documents, also where the address names another heading', async () => {
    const { page, open, wake } = await openPage();
    await scrollTo(page, 1200);
    await open(FAQ.address);
    await page.goBack();
    await wake();
    await restsAt(page, 1200);
    await page.context().close();
  });
});

describe('a link that is followed', () => {
  test('while Back waits for its page leads to one whose place is remembered', async () => {
    const { page, wake } = await openPage();
    await follow(page, GUIDES.address);
    await isAt(page, GUIDES);
    await page.reload();
    await wake();
    const payloads = await holdPayloads(page);
    await page.goBack();
    await page.waitForURL(`**${PHONE.address}`);
    await follow(page, FAQ.address);
    await payloads.release();
    await isAt(page, FAQ);
    await scrollTo(page, 300);
    await page.context().close();
  });

  test('to a heading of another page marks it, after Back within this one too', async () => {
    const { page } = await openPage();
    await scrollTo(page, 700);
    await follow(page, `${PHONE.address}#content`);
    await restsAt(page, 0);
    await page.goBack();
    await restsAt(page, 700);
    await follow(page, `${CLI.address}#global-options`);
    await page.locator('h2#global-options:target').waitFor();
    await page.context().close();
  });
});

describe('the focus', () => {
  test('is on the new heading after a navigation, and the title is announced', async () => {
    const { page } = await openPage();
    await page.locator(`#sidebar a[href="${CLI.address}"]`).focus();
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
    await page.context().close();
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
    await page.context().close();
  });

  test('is on the content after the skip link, once the application has started too', async () => {
    const { page } = await openPage();
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#content' && document.activeElement?.id === 'content');
    await page.context().close();
  });

  test('is on the new heading after a search', async () => {
    const { page } = await openPage(FAQ);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('switchboard');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== FAQ.address);
    await page.waitForFunction(() => /^H[1-4]$/.test(document.activeElement?.tagName ?? ''));
    await page.context().close();
  });
});
