import type { Page } from 'playwright-core';
import { holdPayloads } from '../support/network';
import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

async function openGuide(path = '/guides/ivr/') {
  const tab = await site.newTab({ viewport: { width: 1440, height: 900 } });
  await tab.open(path);
  await tab.wake();
  return tab;
}

/** Scrolls, and waits until the page has had the time to remember it. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo(0, y), top);
  await page.waitForTimeout(400);
}

const isAt = (page: Page, heading: RegExp) => page.getByRole('heading', { level: 1, name: heading }).waitFor();

/** The page comes to rest at a height, and stays there. */
async function restsAt(page: Page, top: number) {
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 5, top);
  await page.waitForTimeout(400);
  expect(Math.abs((await page.evaluate(() => scrollY)) - top)).toBeLessThan(5);
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id || document.activeElement?.tagName);

describe('Back and Forward', () => {
  test('restore the scroll position, at the top of a page too, as often as they are pressed', async () => {
    const { page } = await openGuide();
    await page.locator('#sidebar a[href="/guides/webchat/"]').click();
    await isAt(page, /webchat/i);
    await scrollTo(page, 700);
    await page.locator('#sidebar a[href="/guides/whatsapp/"]').evaluate((link: HTMLElement) => link.click());
    await isAt(page, /whatsapp/i);
    await restsAt(page, 0);
    // The scrolling of the page before must not name one of its headings here.
    expect(new URL(page.url()).hash).toBe('');
    await scrollTo(page, 300);
    for (let round = 0; round < 2; round++) {
      await page.goBack();
      await isAt(page, /webchat/i);
      await restsAt(page, 700);
      await page.goBack();
      await isAt(page, /IVR/);
      await restsAt(page, 0);
      await page.goForward();
      await isAt(page, /webchat/i);
      await restsAt(page, 700);
      await page.goForward();
      await isAt(page, /whatsapp/i);
      await restsAt(page, 300);
    }
    await page.context().close();
  });

  test('restore it when the page has to be fetched again, and the page before is too short', async () => {
    const { page, wake } = await openGuide();
    await scrollTo(page, 5000);
    await page.locator('#sidebar a[href="/guides/"]').evaluate((link: HTMLElement) => link.click());
    await isAt(page, /guides/i);
    await page.reload();
    await wake();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(4000);
    const payloads = await holdPayloads(page);
    await page.goBack();
    await page.waitForTimeout(400);
    await payloads.release();
    await isAt(page, /IVR/);
    await restsAt(page, 5000);
    await page.context().close();
  });

  test('restore it across documents, also where the address names another heading', async () => {
    const { page, open, wake } = await openGuide();
    await scrollTo(page, 1200);
    await open('/faq/');
    await page.goBack();
    await wake();
    await restsAt(page, 1200);
    await page.context().close();
  });
});

describe('the focus', () => {
  test('is on the new heading after a navigation, and the title is announced', async () => {
    const { page } = await openGuide();
    await page.locator('#sidebar a[href="/guides/webchat/"]').focus();
    await page.keyboard.press('Enter');
    await isAt(page, /webchat/i);
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(/webchat/i);
    // The title, or the heading when the router has no title yet.
    const announcement = page.locator('next-route-announcer [role=alert][aria-live=assertive]');
    await announcement.filter({ hasText: /webchat/i }).waitFor({ state: 'attached' });
    await page.goBack();
    await page.waitForFunction(
      () => document.querySelector('h1')?.textContent?.includes('IVR') && document.activeElement?.tagName === 'H1',
    );
    await page.context().close();
  });

  test('is on the heading that the address names', async () => {
    const { page } = await openGuide('/faq/');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { href: '/guides/ivr/#repeatonphrase' });
      document.querySelector('main')?.append(link);
      link.click();
    });
    await isAt(page, /IVR/);
    await page.waitForFunction(() => document.activeElement?.id === 'repeatonphrase');
    // Within the page as well, where the keyboard then goes on from.
    await page.locator('nav[aria-label="On this page"]').last().locator('a[href="#finishonphrase"]').focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.id === 'finishonphrase');
    await page.context().close();
  });

  test('is on the content after the skip link, once the application has started too', async () => {
    const { page } = await openGuide();
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await skip.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => location.hash === '#content');
    expect(await focused(page)).toBe('content');
    await page.context().close();
  });

  test('is on the new heading after a search', async () => {
    const { page } = await openGuide('/faq/');
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('webchat');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/faq/');
    await page.waitForFunction(() => /^H[1-4]$/.test(document.activeElement?.tagName ?? ''));
    await page.context().close();
  });
});
