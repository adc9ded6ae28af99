import type { Page } from 'playwright-core';
import { follow } from '../support/follow';
import { serveSite } from '../support/site';

const PHONE = { address: '/guides/phone/', title: 'Check a phone line' };
const CLI = { address: '/guides/cli/', title: 'The command line' };
const FAQ = { address: '/faq/', title: 'Frequently asked questions' };

const site = serveSite();

const isAt = (page: Page, { title }: { title: string }) =>
  page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
const restsAt = (page: Page, top: number) => page.waitForFunction((y) => Math.abs(scrollY - y) < 5, top);

test('Back and Forward restore the scroll position, although the address names a heading', async () => {
  const { page, wake } = await site.open(PHONE.address, { viewport: { width: 1440, height: 500 } });
  for (const [next, top] of [
    [CLI, 1200],
    [FAQ, 700],
  ] as const) {
    await wake();
    await page.evaluate((y) => window.scrollTo(0, y), top);
    await page.waitForFunction(() => location.hash !== '');
    await follow(page, next.address);
    await isAt(page, next);
  }
  // The scrolling of the page before must not name one of its headings here.
  expect(new URL(page.url()).hash).toBe('');
  for (let round = 0; round < 2; round++) {
    await page.goBack();
    await isAt(page, CLI);
    await restsAt(page, 700);
    await page.goBack();
    await isAt(page, PHONE);
    await restsAt(page, 1200);
    await page.goForward();
    await isAt(page, CLI);
    await restsAt(page, 700);
    if (round === 0) await wake();
    await page.goForward();
    await isAt(page, FAQ);
    await restsAt(page, 0);
  }
});

test('the keyboard goes on from the heading that a link leads to', async () => {
  const { page, wake } = await site.open(PHONE.address, { viewport: { width: 1440, height: 500 } });
  await wake();
  await page.locator('nav[aria-label="On this page"]').last().locator('a[href="#finishonphrase"]').focus();
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => location.hash === '#finishonphrase');
  await page.keyboard.press('Tab');
  const isBelow = () =>
    page.evaluate(() => {
      const heading = document.querySelector('#finishonphrase');
      const { activeElement } = document;
      return Boolean(heading!.compareDocumentPosition(activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
  expect(await isBelow()).toBe(true);
});
