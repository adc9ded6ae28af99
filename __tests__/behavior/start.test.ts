import type { Page } from 'playwright-core';
import { follow } from '../support/follow';
import { holdScripts } from '../support/network';
import { beginPress, serveSite } from '../support/site';

const GUIDE = '/guides/phone/';
const SCRIPTS = '**/_assets/*.js';

const site = serveSite();

const isAwake = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);

/** Waits until the page has nothing to do. */
const isIdle = (page: Page) =>
  page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

/** From here on the page stays, whatever link is pressed: as when a link leads to another tab, or its page never comes. */
const leadNowhere = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()));

test.each([
  ['', 'a page'],
  ['#when-the-line-hangs-up', 'a place in a page'],
])('a page loads no script until a reader shows: %j, %s', async (fragment) => {
  const { page, wake, requests } = await site.open(GUIDE + fragment, { reducedMotion: 'no-preference' });
  if (fragment)
    await page.waitForFunction((id) => document.querySelector(id)!.getBoundingClientRect().top < 100, fragment);
  await isIdle(page);
  expect(requests.filter((url) => url.includes('.js'))).toEqual([]);
  await wake();
  expect(requests.filter((url) => url.includes('.js'))).not.toEqual([]);
});

test('a pointer that moves over a page with more below starts nothing, nor does what happens on a link', async () => {
  const { page, open, wake, requests } = await site.newTab({ viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await open(GUIDE);
  await page.mouse.move(300, 300);
  await page.mouse.move(400, 400);
  await leadNowhere(page);
  await page.locator('#frame\\:sidebar a[href="/guides/chat/"]').click();
  await page.clock.runFor(60_000);
  await isIdle(page);
  expect(requests.filter((url) => url.includes('.js'))).toEqual([]);
  await wake();
});

test('a place that can have the focus has it when it is in the address, and that starts nothing', async () => {
  const { page, requests } = await site.open('/api/reference/#Line.name');
  await page.waitForFunction(() => document.activeElement?.id === 'Line.name');
  await isIdle(page);
  expect(requests.filter((url) => url.includes('.js'))).toEqual([]);
  // The focus on what needs the module is the reader's.
  await page.locator('[data-copy]').first().focus();
  await isAwake(page);
});

test('the menu needs no application, and stays open when that starts', async () => {
  const { page, wake, requests } = await site.open(GUIDE, { viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.locator('#frame\\:sidebar').isVisible()).toBe(true);
  expect(requests.filter((url) => url.includes('.js'))).toEqual([]);
  await wake();
  await isIdle(page);
  expect(await page.locator('#frame\\:sidebar').isVisible()).toBe(true);
});

test('a link that is pressed before the application has started is a plain navigation', async () => {
  const { page, open } = await site.newTab();
  await holdScripts(page);
  await open(GUIDE);
  await page.locator('#frame\\:sidebar a[href="/guides/chat/"]').click();
  await page.getByRole('heading', { level: 1, name: 'Check a chat' }).waitFor();
});

test('scripts that did not arrive are asked for again at the next sign', async () => {
  const { page, open, wake } = await site.newTab();
  await page.route(SCRIPTS, (route) => route.abort());
  await open(GUIDE);
  await beginPress(page);
  await page.locator('[data-fault]').waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await wake();
});

describe('the theme', () => {
  const light = 'rgb(251, 250, 247)';
  const dark = 'rgb(19, 21, 23)';

  /** The color of the page, and the one that the browser is told for its own frame. */
  const colors = (page: Page) =>
    page.evaluate(() => {
      const told = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => matchMedia(media).matches,
      );
      const { style } = new Option();
      style.color = told?.content ?? '';
      return [getComputedStyle(document.documentElement).backgroundColor, style.color];
    });

  test.each([
    ['light', light, dark],
    ['dark', dark, light],
  ] as const)('follows a system that is %s, can be switched, and is remembered', async (colorScheme, first, second) => {
    const { page, open, wake } = await site.newTab({ colorScheme });
    const press = () => page.getByRole('button', { name: /theme/ }).click();
    await open('/faq/');
    expect(await colors(page)).toEqual([first, first]);
    await press();
    await page.waitForFunction(() => document.documentElement.dataset.theme !== undefined);
    expect(await colors(page)).toEqual([second, second]);
    // Before the application starts, when it takes over, and on the next pages.
    await open('/monitoring/');
    expect(await colors(page)).toEqual([second, second]);
    await wake();
    expect(await colors(page)).toEqual([second, second]);
    for (const [address, title] of [
      ['/guides/cli/', 'The command line'],
      ['/notes/', 'Notes'],
    ] as const) {
      await follow(page, address);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await isIdle(page);
      expect(await colors(page)).toEqual([second, second]);
    }
    await press();
    await page.waitForFunction((theme) => document.documentElement.dataset.theme === theme, colorScheme);
    expect(await colors(page)).toEqual([first, first]);
  });

  test('can be switched when storage is denied', async () => {
    const { page, open, alarms } = await site.newTab({ colorScheme: 'light' });
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open('/faq/');
    await page.getByRole('button', { name: /theme/ }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    expect(alarms).toEqual([]);
  });
});
