import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import path from 'node:path';
import { readHostRules } from '../../lib/hosts/rules';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { breakFiles, FAULTS, restoreFiles, noticeOf, passLimit, type Fault } from '../support/faults';
import { follow } from '../support/follow';
import { playgroundOn } from '../support/playground';
import { roundTrip } from '../support/round-trip';
import { beginPress, settingsOf, type Tab, serveSite, wake } from '../support/site';

const site = serveSite();

const GUIDE = { address: '/guides/phone/', title: 'Check a phone line' };
const NEXT = { address: '/guides/cli/', title: 'The command line' };
const CHUNKS = /_assets\/.*\.js$/;
const faults = Object.keys(FAULTS) as Fault[];

/** The module that makes a document interactive. */
function mainOf(address: string): string {
  const html = readFileSync(path.join(settingsOf('site').outDir, address, 'index.html'), 'utf8');
  return /data-main="([^"]+)"/.exec(html)?.[1] ?? '';
}

const ending = (name: string) => new RegExp(`${name.replace(/[.+]/g, '\\$&')}$`);

/** A tab whose clock stands ready when files can be late. */
async function openTab(fault: Fault): Promise<Tab> {
  const tab = await site.newTab();
  if (fault === 'slow') await tab.page.clock.install();
  return tab;
}

async function isReadable({ page }: Tab, title: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(1000);
  expect(await page.locator('#nprogress').count()).toBe(0);
}

describe.each(faults)('%s:', (fault) => {
  test('the module of a page: it stays readable, the reader is told once, and Reload works', async () => {
    const tab = await openTab(fault);
    const { page } = tab;
    await breakFiles(page, ending(mainOf(GUIDE.address)), fault);
    await tab.open(GUIDE.address);
    await beginPress(page);
    if (fault === 'slow') {
      // A script that never arrives is not told of before its time.
      await roundTrip(page);
      expect(await noticeOf(page).count()).toBe(0);
    }
    await passLimit(page, fault);
    await noticeOf(page).waitFor();
    expect(await noticeOf(page).innerText()).toContain('couldn’t be loaded');
    await isReadable(tab, GUIDE.title);
    const reloaded = page.waitForEvent('load');
    await noticeOf(page).getByRole('button', { name: 'Reload' }).click();
    await reloaded;
    await restoreFiles(page);
    await tab.wake();
    await isReadable(tab, GUIDE.title);
  });

  test('the files of styles: a document has its own', async () => {
    const tab = await openTab(fault);
    const { page } = tab;
    await breakFiles(page, /\.css$/, fault);
    await tab.open(GUIDE.address);
    await tab.wake();
    expect(await page.evaluate(() => getComputedStyle(document.body).display)).toBe('grid');
    expect(await noticeOf(page).count()).toBe(0);
  });

  test('a chunk that is needed later: the page stays, the reader is told what is missing, and may put that away', async () => {
    const tab = await openTab(fault);
    const { page } = tab;
    await tab.open('/faq/');
    await tab.wake();
    await breakFiles(page, CHUNKS, fault);
    const asked = page.waitForRequest(CHUNKS);
    await page.keyboard.press('/');
    await asked;
    if (fault === 'slow') {
      // The clock goes on while the test waits: less than it would take to notice a limit that is longer.
      await page.clock.fastForward(110_000);
      expect(await noticeOf(page).count()).toBe(0);
      await page.clock.fastForward(11_000);
      await noticeOf(page).waitFor({ timeout: 60_000 });
    }
    await noticeOf(page).waitFor();
    expect(await noticeOf(page).innerText()).toContain('The search couldn’t');
    expect(await page.locator('main h1').innerText()).toBe('Frequently asked questions');
    await noticeOf(page).getByRole('button', { name: 'Dismiss' }).click();
    expect(await noticeOf(page).count()).toBe(0);
  });

  test('the playground: the reader is told what to do, and that works', async () => {
    const tab = await openTab(fault);
    const { page } = tab;
    await tab.open('/api/');
    await tab.wake();
    const { root, open } = playgroundOn(page);
    await breakFiles(page, CHUNKS, fault);
    const asked = page.waitForRequest(CHUNKS);
    await root.locator('summary').first().click();
    await asked;
    await passLimit(page, fault);
    await noticeOf(page).waitFor();
    // It closes, so that the next press tries again.
    await root.and(page.locator(':not([open])')).waitFor({ state: 'attached' });
    await restoreFiles(page);
    if (fault === 'missing') {
      await open();
      expect(await noticeOf(page).count()).toBe(0);
    } else {
      const reloaded = page.waitForEvent('load');
      await noticeOf(page).getByRole('button', { name: 'Reload' }).click();
      await reloaded;
      await open();
    }
  });

  test('the files of the search: the dialog finds without one, or says what happened', async () => {
    const needed = ['pagefind\\.js', 'pf_index'];
    // To the dialog, a file that is damaged or late is one that is missing: for the others one fault stands for all.
    const files = fault === 'missing' ? [...needed, 'pf_fragment', 'pagefind-entry', 'wasm', 'pf_meta'] : needed;
    const told = await Promise.all(
      files.map(async (file) => {
        const tab = await openTab(fault);
        const { page } = tab;
        await tab.open('/faq/');
        await tab.wake();
        await breakFiles(page, new RegExp(`-search/.*${file}`), fault);
        await page.keyboard.press('/');
        await page.getByRole('combobox').fill('finishOnPhrase');
        // The limit counts from when the search has begun.
        if (fault === 'slow') await page.getByRole('dialog').getByText('Searching').waitFor();
        await passLimit(page, fault);
        const failed = page.getByRole('dialog').getByRole('button', { name: 'Try again' });
        await failed.or(page.getByRole('option').first()).first().waitFor();
        const works = await page.getByRole('option').count();
        await restoreFiles(page);
        // And the next try works.
        await page.getByRole('combobox').fill('pauseBeforeUtterance');
        await page.getByRole('option').first().waitFor();
        return `${file}: ${works > 0 ? 'finds' : 'told'}`;
      }),
    );
    // Nothing can be found without these two; "nothing found" would be no answer.
    expect(told).toEqual(expect.arrayContaining(['pagefind\\.js: told', 'pf_index: told']));
  });
});

describe('the notice of what could not be loaded goes away', () => {
  /** A tab in which the search was asked for in vain. */
  async function openWithoutSearch(): Promise<Tab> {
    const tab = await site.open('/faq/');
    await tab.wake();
    await breakFiles(tab.page, CHUNKS, 'missing');
    await tab.page.keyboard.press('/');
    await noticeOf(tab.page).filter({ hasText: 'The search couldn’t be loaded.' }).waitFor();
    return tab;
  }

  test('when what failed has come after all', async () => {
    const { page } = await openWithoutSearch();
    await restoreFiles(page);
    await page.keyboard.press('/');
    await page.getByRole('combobox').waitFor();
    await noticeOf(page).waitFor({ state: 'detached' });
  });
});

test('a document that breaks off is readable as far as it goes, and its links lead on', async () => {
  const tab = await site.newTab();
  const { page } = tab;
  await page.route(/\/guides\/phone\/$/, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'text/html',
      body: body.slice(0, body.indexOf('<h2', body.indexOf('<article'))),
    });
  });
  await tab.open(GUIDE.address);
  await page.getByRole('heading', { level: 1, name: GUIDE.title }).waitFor();
  await beginPress(page);
  await page.locator(`a[href="${NEXT.address}"]`).first().click();
  await isReadable(tab, NEXT.title);
  expect(tab.alarms).toEqual([]);
});

/** What may happen to the service worker, which a page's own requests do not show. */
const WORKERS: Record<string, (response: ServerResponse) => unknown> = {
  missing: (response) => response.writeHead(404).end(),
  'served as HTML': (response) => response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>Home</title>'),
  slow: () => undefined,
};

test.each(Object.entries(WORKERS))('a service worker that is %s costs the reader nothing', async (_fault, answer) => {
  const { outDir, hostsDir } = settingsOf('site');
  const whole = createStaticServer({ dir: outDir, ...readHostRules(hostsDir) });
  let asked = 0;
  const server = createServer((request, response) => {
    if (request.url === '/sw.js') answer((asked++, response));
    else whole.emit('request', request, response);
  });
  const origin = (await listen(server, 0)).slice(0, -1);
  const page = await (await site.browser.newContext({ serviceWorkers: 'allow' })).newPage();
  const exceptions: Error[] = [];
  page.on('pageerror', (error) => exceptions.push(error));
  await page.goto(origin + GUIDE.address);
  await wake(page);
  while (asked === 0) await page.waitForTimeout(50);
  await follow(page, NEXT.address);
  await page.getByRole('heading', { level: 1, name: NEXT.title }).waitFor();
  expect(exceptions).toEqual([]);
  expect(await noticeOf(page).count()).toBe(0);
  await page.context().close();
  server.closeAllConnections();
  server.close();
});
