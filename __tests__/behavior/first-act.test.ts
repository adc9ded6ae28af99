import type { Page } from 'playwright-core';
import { holdScripts } from '../support/network';
import { serveSite } from '../support/site';

const GUIDE = '/guides/phone/';

const site = serveSite();

/** A page whose scripts haven't arrived, as on a slow line. */
async function openHeld(path: string, options?: Parameters<typeof site.newTab>[0]) {
  const tab = await site.newTab(options);
  const release = await holdScripts(tab.page);
  await tab.open(path);
  return { ...tab, release };
}

describe('before any script file has arrived', () => {
  test.each(['/', 'Control+k', 'the button'])(
    'no letter typed after %s is lost, and the results follow',
    async (how) => {
      const { page, release } = await openHeld('/');
      if (how === 'the button') await page.getByRole('button', { name: 'Search documentation' }).click();
      else await page.keyboard.press(how);
      await page.keyboard.type('keypad menu');
      const field = page.getByRole('combobox');
      expect(await field.inputValue()).toBe('keypad menu');
      expect(await page.locator('dialog [role=status]').textContent()).toBe('Loading the search…');
      release();
      await page.getByRole('option').first().waitFor();
      expect(await field.inputValue()).toBe('keypad menu');
    },
  );

  test('the theme switches, and says so', async () => {
    const { page } = await openHeld(GUIDE, { colorScheme: 'light' });
    await page.getByRole('button', { name: /theme/ }).click();
    expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    expect(await page.getByText('The dark theme is on.').count()).toBe(1);
  });

  test('a link shows the progress bar at its minimum, and a file shows none', async () => {
    const { page } = await openHeld(GUIDE);
    await page.route('**/guides/chat/', () => undefined);
    const bars = (href: string) =>
      page.evaluate((address) => {
        const link = Object.assign(document.createElement('a'), { href: address });
        document.body.append(link);
        // The browser doesn't leave the page, which would end the test.
        addEventListener('click', (event) => event.preventDefault(), { once: true });
        link.click();
        const bar = document.querySelector('#nprogress .bar');
        return bar && new DOMMatrix(getComputedStyle(bar).transform).e / innerWidth;
      }, href);
    expect(await bars('/openapi.json')).toBeNull();
    expect(await bars('/guides/chat/')).toBeCloseTo(-0.92);
  });

  test('a button that waits shows it, and is pressed once the module is there', async () => {
    const { page, release } = await openHeld(GUIDE);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const button = page.locator('figure [data-copy]').first();
    await button.click();
    expect(await button.getAttribute('aria-busy')).toBe('true');
    release();
    await page.locator('figure [data-copy][data-done]').first().waitFor({ state: 'attached' });
    expect(await button.getAttribute('aria-busy')).toBeNull();
  });
});

test('the first press of a picture enlarges it from 1000 ms after the page, and loads the library only then', async () => {
  const { page, requests } = await site.open(GUIDE);
  const picture = page.locator('article figure img').first();
  await picture.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  expect(requests.filter((url) => /react|zoom/.test(url))).toEqual([]);
  await picture.click({ force: true });
  await page.locator('[data-rmiz-modal-overlay=visible]').waitFor();
});

test('the menu is closed after Back', async () => {
  const { page } = await site.open(GUIDE, { viewport: { width: 390, height: 800 } });
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Documentation' });
  await menu.getByRole('link', { name: 'Chat', exact: true }).click();
  await page.waitForURL('**/guides/chat/');
  await page.goBack();
  await page.waitForURL(`**${GUIDE}`);
  expect(await menu.isVisible()).toBe(false);
});

test('a page whose styles a proxy has changed loads them as a file', async () => {
  const { page, open } = await site.newTab();
  await page.route(`**${GUIDE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replaceAll('<style>', '<style> ') });
  });
  await open(GUIDE);
  const isStyled = () => getComputedStyle(document.documentElement).getPropertyValue('--paper') !== '';
  await page.waitForFunction(isStyled);
});

/** Takes away what the oldest browsers of Next don't have: Chrome 111, Firefox 111, Safari 16.4. */
async function openInOldBrowser(path: string): Promise<Page> {
  const { page, open } = await site.newTab({ viewport: { width: 320, height: 640 }, bypassCSP: true });
  await page.addInitScript(() => {
    for (const name of ['toSorted', 'toReversed', 'toSpliced', 'with'] as const)
      delete (Array.prototype as Partial<unknown[]>)[name];
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      delete (HTMLElement.prototype as unknown as Record<string, unknown>)[name];
    delete (AbortSignal as Partial<typeof AbortSignal>).any;
    delete (URL as Partial<typeof URL>).canParse;
    Reflect.deleteProperty(window, 'navigation');
  });
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = (await response.text())
      .replaceAll('popover="auto"', '')
      .replaceAll(':popover-open', ':unknown-open')
      .replaceAll(':has(', ':unknown-has(')
      .replaceAll('(scripting:', '(unknown:');
    await route.fulfill({ response, body: html });
  });
  await open(path);
  return page;
}

test('in the oldest browsers, the text comes first, the menu opens and closes, and every tab has its name', async () => {
  const page = await openInOldBrowser(GUIDE);
  const menu = page.locator('#frame\\:sidebar');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await menu.isVisible()).toBe(true);
  await page.mouse.click(315, 600);
  expect(await menu.isVisible()).toBe(false);
  const panels = page.locator('main [data-panel]');
  for (const panel of await panels.all()) expect(await panel.locator('p').first().isVisible()).toBe(true);
  expect(await panels.count()).toBeGreaterThan(1);
  await page.keyboard.press('/');
  await page.keyboard.type('keypad');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'Chat', exact: true }).click();
  await page.waitForURL('**/guides/chat/');
});

test.each(['/', '/api/', '/practice/checker/', '/guides/cli/'])(
  'in the oldest browsers, %s fits a screen of 320 pixels, and its programs start',
  async (address) => {
    const page = await openInOldBrowser(address);
    const programs = page.locator('main :is([data-playground] > summary, [data-island=checker] textarea)');
    if (await programs.count()) {
      await programs.first().click();
      await page.locator('[data-live] :is(form, .cm-content)').first().waitFor();
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
