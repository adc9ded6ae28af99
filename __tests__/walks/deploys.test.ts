import type { Page } from 'playwright-core';
import { follow, noticeOf, showUp } from '../support/faults';
import { intercept } from '../support/network';
import { playgroundOn } from '../support/playground';
import { roundTrip } from '../support/round-trip';
import { type Tab, serveSite } from '../support/site';

const site = serveSite();

const GUIDE = '/guides/phone/';
const GUIDE_TITLE = 'Check a phone line';
const NEXT = '/guides/cli/';
const NEXT_TITLE = 'The command line';
const PLAYGROUND = '/api/';
const SCRIPTS = /_next\/static\/.*\.js$/;

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Counts how often the document of an address was asked for as a page. */
function countLoads({ page }: Tab, address: string): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && new URL(request.url()).pathname === address) loads++;
  });
  return () => loads;
}

/** Waits until the page has asked so often whether its document is still the one on the server, and has read the answer. */
async function compared({ page }: Tab, address: string, times: number): Promise<void> {
  let asked = 0;
  const response = await page.waitForResponse(
    (one) =>
      one.request().resourceType() === 'fetch' &&
      one.request().method() === 'GET' &&
      new URL(one.url()).pathname === address &&
      ++asked === times,
  );
  await response.finished();
  await roundTrip(page);
}

/**
 * What a deploy does to those who come from before it: the files of the old build are gone, and the documents name others.
 * Here the other way around, with one build: the first document names files that are nowhere.
 */
async function openFromOldBuild(tab: Tab): Promise<void> {
  await tab.page.route(
    `**${GUIDE}`,
    async (route) => {
      const response = await route.fetch();
      const old = (await response.text()).replaceAll(/static\/chunks\/([^"\\ ]+)\.js/g, 'static/chunks/$1-old.js');
      await route.fulfill({ response, body: old });
    },
    { times: 1 },
  );
  await tab.open(GUIDE);
}

/** Waits for the document that the server has now, complete with its starter. */
async function newBuild(page: Page): Promise<void> {
  await page.waitForFunction(
    () => document.readyState === 'complete' && !document.querySelector('script[src*="-old.js"]'),
  );
}

test('a document from before a deploy, in front of files from after it, reloads once by itself and works', async () => {
  const tab = await site.newTab();
  const loads = countLoads(tab, GUIDE);
  await openFromOldBuild(tab);
  await showUp(tab);
  await newBuild(tab.page);
  await tab.wake();
  expect(loads()).toBe(2);
  expect(await noticeOf(tab.page).count()).toBe(0);
});

test('a deploy whose files never come leads to one reload, then to a message, never to a loop', async () => {
  const tab = await site.newTab();
  const { page } = tab;
  const loads = countLoads(tab, GUIDE);
  let builds = 0;
  // Servers that disagree for ever: each document names another build, and no build is whole.
  await page.route(`**${GUIDE}`, async (route) => {
    const response = await route.fetch();
    const name = `-${builds++}.js`;
    const body = (await response.text()).replaceAll(/(static\/chunks\/[^"\\ ]+)\.js/g, `$1${name}`);
    await route.fulfill({ response, body });
  });
  await tab.open(GUIDE);
  const [second, third] = [compared(tab, GUIDE, 2), compared(tab, GUIDE, 3)];
  const reloaded = page.waitForEvent('load');
  await showUp(tab);
  await reloaded;
  await showUp(tab);
  await noticeOf(page).waitFor();
  await second;
  await showUp(tab);
  await third;
  expect(loads()).toBe(2);
});

test('files that are missing without a deploy reload nothing', async () => {
  const tab = await site.newTab();
  const loads = countLoads(tab, GUIDE);
  await tab.page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await tab.open(GUIDE);
  const [first, second] = [compared(tab, GUIDE, 1), compared(tab, GUIDE, 2)];
  await showUp(tab);
  await noticeOf(tab.page).waitFor();
  await first;
  await showUp(tab);
  await second;
  expect(loads()).toBe(1);
});

test('a playground whose program went with a deploy: the page reloads once by itself, and it works', async () => {
  const tab = await site.newTab();
  const { page } = tab;
  await tab.open(PLAYGROUND);
  await tab.wake();
  const { root } = playgroundOn(page, 'List lines');
  const loads = countLoads(tab, PLAYGROUND);
  await intercept(page, SCRIPTS, (route) => (loads() > 0 ? route.continue() : route.fulfill({ status: 404 })));
  // The document on the server names another build now.
  await page.route(`**${PLAYGROUND}{,index.html}`, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const isFirst = loads() === 0;
    await route.fulfill({
      response,
      body: isFirst ? body.replaceAll(/(static\/chunks\/[^"\\ ]+)\.js/g, '$1-new.js') : body,
    });
  });
  const reloaded = page.waitForEvent('load');
  await root.locator('summary').first().click();
  await reloaded;
  await playgroundOn(page, 'List lines').open();
  expect(loads()).toBe(1);
  expect(await noticeOf(page).count()).toBe(0);
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

describe.each(Object.entries(SURROUNDINGS))('%s:', (what, prepare) => {
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
    // React replaces what is not as it was made, and says so; nothing else is heard of.
    const exceptions = tab.alarms.filter((alarm) => alarm.startsWith('exception'));
    expect(exceptions).toEqual(what.startsWith('an extension') ? [expect.stringContaining('#418')] : []);
  });
});
