import type { Page } from 'playwright-core';
import { follow } from '../support/follow';
import { holdPayloads } from '../support/network';
import { serveSite } from '../support/site';

const site = serveSite();

/** A tab on a page that has started. */
async function openPage() {
  const tab = await site.open('/monitoring/', { viewport: { width: 1440, height: 900 } });
  await tab.wake();
  return tab;
}

const isShown = (page: Page) => page.locator('#nprogress').count();
const shown = (page: Page) => page.locator('#nprogress .bar').waitFor({ state: 'attached' });
const gone = (page: Page) => page.locator('#nprogress').waitFor({ state: 'detached' });

/** The share of the width, and the time that the bar takes to get there. */
const bar = (page: Page) =>
  page.locator('#nprogress .bar').evaluate((element) => {
    // As the library asks for it: for readers who want less motion the stylesheet has the last word.
    const { transform, transitionDuration } = (element as HTMLElement).style;
    const share = 1 + Number(/translate3d\((-?[\d.]+)%/.exec(transform)?.[1]) / 100;
    return [Number(share.toFixed(3)), transitionDuration];
  });

/** From here on the time of the page stands still, and goes on by `runFor` only. */
async function stopTime(page: Page) {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 3_600_000);
}

test('on a slow navigation it starts at 0.08 and creeps by 0.02 every 800 ms, and no move takes longer than 200 ms', async () => {
  const { page } = await openPage();
  const payloads = await holdPayloads(page);
  await stopTime(page);
  await follow(page, '/guides/cli/');
  // What is there sooner is not delayed by it.
  await page.clock.runFor(149);
  expect(await isShown(page)).toBe(0);
  await page.clock.runFor(1);
  await shown(page);
  expect(await bar(page)).toEqual([0.08, '200ms']);
  await page.clock.runFor(799);
  expect(await bar(page)).toEqual([0.08, '200ms']);
  await page.clock.runFor(1);
  expect(await bar(page)).toEqual([0.1, '200ms']);
  await page.clock.runFor(800);
  expect(await bar(page)).toEqual([0.12, '200ms']);
  // However long it takes, it never looks complete before it is. After 120 s the page is asked for in the plain way.
  await page.clock.runFor(117_000);
  expect((await bar(page))[0]).toBe(0.994);
  await payloads.release();
  await page.getByRole('heading', { level: 1, name: 'The command line' }).waitFor();
  // To the end and out of sight: 200 ms each.
  await page.clock.runFor(399);
  expect(await isShown(page)).toBe(1);
  await page.clock.runFor(1);
  expect(await isShown(page)).toBe(0);
});

/** Once a page is there at once: from the minimum to the end and out of sight, 200 ms each. */
async function passes(page: Page) {
  await page.clock.runFor(149);
  expect(await isShown(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await bar(page)).toEqual([0.08, '200ms']);
  await page.clock.runFor(199);
  expect(await bar(page)).toEqual([0.08, '200ms']);
  await page.clock.runFor(1);
  expect(await bar(page)).toEqual([1, '200ms']);
  await page.clock.runFor(399);
  expect(await isShown(page)).toBe(1);
  await page.clock.runFor(1);
  expect(await isShown(page)).toBe(0);
}

test('a page that is there at once shows it too, from its minimum: after a click, Back, and Forward', async () => {
  const { page } = await openPage();
  await stopTime(page);
  await follow(page, '/guides/cli/');
  await page.getByRole('heading', { level: 1, name: 'The command line' }).waitFor();
  await passes(page);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Monitor a line' }).waitFor();
  await passes(page);
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'The command line' }).waitFor();
  await passes(page);
});

describe('it is never stuck:', () => {
  test('a navigation that is cancelled: by a click within the page, on the page itself, by Back within it, or to another page', async () => {
    const { page } = await openPage();
    await follow(page, '/guides/phone/');
    await page.getByRole('heading', { level: 1, name: 'Check a phone line' }).waitFor();
    await gone(page);
    await holdPayloads(page);
    for (const [cancel, path] of [
      [() => follow(page, '/guides/phone/#frame:content'), '/guides/phone/#frame:content'],
      [() => follow(page, '/guides/phone/'), '/guides/phone/*'],
      [() => page.goBack(), '/guides/phone/'],
      [() => page.goBack(), '/monitoring/'],
    ] as const) {
      await follow(page, '/guides/cli/');
      await shown(page);
      await cancel();
      await gone(page);
      await page.waitForURL(`**${path}`);
    }
  });

  test('a payload that fails: the document comes instead', async () => {
    const { page } = await openPage();
    const payloads = await holdPayloads(page);
    await follow(page, '/guides/cli/');
    await shown(page);
    await payloads.fail();
    await page.getByRole('heading', { level: 1, name: 'The command line' }).waitFor();
    expect(await isShown(page)).toBe(0);
  });
});

test('Back to a page that has to be fetched again shows it until that page is there', async () => {
  const { page, wake } = await openPage();
  await follow(page, '/guides/cli/');
  await page.waitForURL('**/guides/cli/');
  await page.reload();
  await wake();
  const payloads = await holdPayloads(page);
  await page.goBack();
  await shown(page);
  await payloads.release();
  await page.getByRole('heading', { level: 1, name: 'Monitor a line' }).waitFor();
  await gone(page);
});
