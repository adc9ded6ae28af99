import type { Page } from 'playwright-core';
import { noticeOf } from '../support/faults';
import { follow } from '../support/follow';
import { intercept } from '../support/network';
import { playgroundOn } from '../support/playground';
import { roundTrip } from '../support/round-trip';
import { beginPress, type Tab, serveSite } from '../support/site';

const site = serveSite();

const GUIDE = '/guides/phone/';
const GUIDE_TITLE = 'Check a phone line';
const NEXT = '/guides/cli/';
const NEXT_TITLE = 'The command line';
const PLAYGROUND = '/api/';
const SCRIPTS = /_assets\/.*\.js$/;

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Counts how often the document of an address was asked for as a page. */
function countLoads({ page }: Tab, address: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === address) loads++;
  });
  return () => loads;
}

test('a document whose files went with a deploy says so, and reloads only when the reader asks for it', async () => {
  const tab = await site.newTab();
  const { page } = tab;
  const loads = countLoads(tab, GUIDE);
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await tab.open(GUIDE);
  await beginPress(page);
  await noticeOf(page).waitFor();
  await roundTrip(page);
  expect(loads()).toBe(1);
  await page.unroute(SCRIPTS);
  const reloaded = page.waitForEvent('load');
  await noticeOf(page).getByRole('button', { name: 'Reload' }).click();
  await reloaded;
  await tab.wake();
  expect([loads(), await noticeOf(page).count()]).toEqual([2, 0]);
});

test('a playground whose program went with a deploy takes nothing from a reader who has filled in another', async () => {
  const tab = await site.newTab();
  const { page } = tab;
  await tab.open(PLAYGROUND);
  await tab.wake();
  const loads = countLoads(tab, PLAYGROUND);
  const first = playgroundOn(page);
  await first.open();
  const field = first.root.getByRole('textbox').first();
  await field.fill('https://mine.example/');
  await intercept(page, SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await page.evaluate(() => document.dispatchEvent(new CustomEvent('fault', { detail: 'It couldn’t be loaded.' })));
  await noticeOf(page).waitFor();
  await roundTrip(page);
  expect(loads()).toBe(0);
  expect(await field.inputValue()).toBe('https://mine.example/');
});

test('a search index that was replaced while the dialog was open is used', async () => {
  const { page, wake } = await site.open('/faq/');
  await wake();
  const started = page.waitForResponse(/pagefind-entry/);
  await page.keyboard.press('/');
  await (await started).finished();
  // The old build's parts are gone; the list of files tells of the new ones.
  let isNew = false;
  await page.route(/pagefind-entry/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('{', '{ ');
    isNew ||= new URL(route.request().url()).search !== '';
    await route.fulfill({ response, body });
  });
  await page.route(/pf_index$/, (route) => (isNew ? route.continue() : route.fulfill({ status: 404 })));
  await page.getByRole('combobox').fill('alert');
  await page.locator('dialog mark', { hasText: /alert/i }).first().waitFor();
  expect(isNew).toBe(true);
});

/** What browsers do whose owner forbids a site to store anything. */
function denyStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
}

const SURROUNDINGS: Record<string, () => void> = {
  'storage that is denied': denyStorage,
  'storage that is full': () => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 1 << 20, part = 0; size >= 1; size >>= 1) {
        try {
          for (;;) storage.setItem(`full-${part++}`, 'x'.repeat(size));
        } catch {
          // So much does not fit any more.
        }
      }
    }
  },
  'an extension that changed the page before the application started': () => {
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.setAttribute('data-extension', '');
      document.body.className += ' extension';
      document.body.prepend(Object.assign(document.createElement('div'), { textContent: 'Extension' }));
      document
        .querySelector('main p')
        ?.replaceChildren(Object.assign(document.createElement('font'), { textContent: 'x' }));
      document.querySelector('header')?.append(document.createElement('extension-panel'));
      document.head.append(document.createElement('style'));
    });
  },
};

describe.each(Object.entries(SURROUNDINGS))('%s:', (_what, prepare) => {
  test('reading, switching the theme, searching and going on work', async () => {
    const tab = await site.newTab({ colorScheme: 'light' });
    const { page } = tab;
    await page.addInitScript(prepare);
    // An address that a plain server answers as it stands: the early script writes its one form.
    await tab.open('/guides//phone/');
    await tab.wake();
    await page.getByRole('button', { name: /theme/ }).click();
    await page.waitForFunction(() => document.documentElement.dataset.theme === 'dark');
    await page.mouse.wheel(0, 3000);
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('command line');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await follow(page, NEXT);
    await headingOf(page, NEXT_TITLE).waitFor();
    expect(new URL(page.url()).pathname).toBe(NEXT);
    await page.waitForFunction(() => !document.querySelector('#nprogress'));
    await page.goBack();
    await headingOf(page, GUIDE_TITLE).waitFor();
    expect(await noticeOf(page).count()).toBe(0);
    expect(tab.alarms.filter((alarm) => alarm.startsWith('exception'))).toEqual([]);
  });
});
