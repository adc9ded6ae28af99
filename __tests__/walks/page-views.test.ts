import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { pageViewScript } from '../../lib/analytics/script';
import { analyticsSchema, analyticsSources, type Analytics } from '../../lib/analytics/settings';
import { readHostRules } from '../../lib/hosts/rules';
import { documentFileOf } from '../../lib/routes/address';
import { createStaticServer, listen } from '../../lib/hosts/server';
import { roundTrip } from '../support/round-trip';
import { openBrowser, settingsOf, wake } from '../support/site';

/** A page view as it arrived at a service. */
interface Report {
  /** Path and query. */
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let browser: Browser;
let folder: string;
let collector: { server: Server; origin: string };
let site: { server: Server; origin: string };
let analytics: Analytics;
let reports: Report[] = [];

const { hostsDir, outDir } = settingsOf('site');
const FIRST = '/guides/phone/';
const SECOND = '/guides/cli/';
const THIRD = '/faq/';

/** A few pages of the export, which get the script that the build adds when these services are configured. */
const ADDRESSES = [FIRST, SECOND, THIRD];

beforeAll(async () => {
  collector = await serve(
    createServer((request, response) => {
      let body = '';
      request.on('data', (chunk) => (body += String(chunk)));
      request.on('end', () => {
        if (request.method === 'POST')
          reports.push({ url: request.url ?? '', method: request.method, headers: request.headers, body });
        // Cookies that are offered must not be taken, and never come back.
        response.writeHead(202, { 'Set-Cookie': 'id=1; Path=/' }).end('{}');
      });
    }),
  );
  analytics = analyticsSchema.parse({
    beacon: { url: `${collector.origin}/beacon` },
    plausible: { domain: 'docs.example.com', url: `${collector.origin}/api/event` },
  });
  folder = mkdtempSync(path.join(tmpdir(), 'page-views-'));
  cpSync(realpathSync(outDir), folder, { recursive: true });
  const read = (address: string) => readFileSync(path.join(folder, documentFileOf(address)), 'utf8');
  const element = '<script src="/views.js" async></script>';
  for (const address of ADDRESSES)
    writeFileSync(path.join(folder, documentFileOf(address)), read(address).replace('</body>', `${element}</body>`));
  writeFileSync(path.join(folder, 'views.js'), pageViewScript(analytics) ?? '');
  // Under the policy that the hosts send.
  const services = analyticsSources({ analytics }).join(' ');
  const policy = readHostRules(hostsDir).policy.replace("connect-src 'self'", `$& ${services}`);
  site = await serve(createStaticServer({ dir: folder, headers: { 'Content-Security-Policy': policy } }));
  browser = await openBrowser();
});

afterAll(async () => {
  await browser.close();
  for (const { server } of [site, collector]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  rmSync(folder, { recursive: true });
});

beforeEach(() => {
  reports = [];
});

async function serve(server: Server) {
  return { server, origin: (await listen(server, 0)).slice(0, -1) };
}

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'de-DE', ...options });
  return context.newPage();
}

const reportsTo = (address: string) => reports.filter(({ url }) => url.split('?')[0] === address);

const SERVICES = ['/beacon', '/api/event'];

/**
 * Waits until a number of views has arrived at both services, so that none arrives in the next test; gives up after a
 * while. Returns those of one service.
 */
async function arrived(address: string, count: number): Promise<Report[]> {
  const isMissing = () => SERVICES.some((service) => reportsTo(service).length < count);
  for (let attempt = 0; attempt < 1000 && isMissing(); attempt++)
    await new Promise((resolve) => setTimeout(resolve, 20));
  expect([address, reportsTo(address).length]).toEqual([address, count]);
  return reportsTo(address);
}

const titleOf = (address: string) =>
  /<title>([^<]+)<\/title>/.exec(readFileSync(path.join(folder, documentFileOf(address)), 'utf8'))?.[1];

/** Reads two pages: the first by its address, the second by a link. */
async function readTwoPages(page: Page) {
  await page.goto(`${site.origin}${FIRST}?key=secret#finishonphrase`, {
    referer: 'https://search.example/?q=secret',
  });
  await wake(page);
  await page.locator(`#frame\\:sidebar a[href="${SECOND}"]`).click();
  await page.getByRole('heading', { level: 1, name: 'The command line' }).waitFor();
}

test('a beacon gets each page with its title and where the reader came from, without queries and fragments', async () => {
  const page = await newPage();
  await readTwoPages(page);
  const views = (await arrived('/beacon', 2)).map(({ body }) => JSON.parse(body) as unknown);
  expect(views).toEqual([
    {
      url: site.origin + FIRST,
      title: titleOf(FIRST),
      referrer: 'https://search.example/',
      language: 'de-DE',
      width: 1440,
    },
    {
      url: site.origin + SECOND,
      title: titleOf(SECOND),
      referrer: site.origin + FIRST,
      language: 'de-DE',
      width: 1440,
    },
  ]);
  await page.context().close();
});

test('Plausible gets page views of its events API', async () => {
  const page = await newPage();
  await readTwoPages(page);
  const views = (await arrived('/api/event', 2)).map(({ body }) => JSON.parse(body) as unknown);
  expect(views).toEqual([
    {
      name: 'pageview',
      domain: 'docs.example.com',
      url: site.origin + FIRST,
      referrer: 'https://search.example/',
    },
    {
      name: 'pageview',
      domain: 'docs.example.com',
      url: site.origin + SECOND,
      referrer: site.origin + FIRST,
    },
  ]);
  await page.context().close();
});

test('scrolling is no page view; a page that comes back is one', async () => {
  const page = await newPage();
  await readTwoPages(page);
  await arrived('/beacon', 2);
  await wake(page);
  await page.evaluate(() => scrollTo(0, 1500));
  await page.waitForFunction(() => location.hash !== '');
  await page.goBack();
  const [, , back] = await arrived('/beacon', 3);
  expect(JSON.parse(back?.body ?? '')).toMatchObject({ url: site.origin + FIRST });
  // The browser under test keeps no documents: this is what it would tell one that it had kept.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await arrived('/beacon', 4);
  expect(reportsTo('/beacon')).toHaveLength(4);
  await page.context().close();
});

test('a page that is only prepared is reported when a reader sees it', async () => {
  const page = await newPage();
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => document.documentElement.dataset.seen === undefined });
  });
  await page.goto(site.origin + THIRD);
  await roundTrip(page);
  expect(reports).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset.seen = '';
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await arrived('/beacon', 1);
  await page.context().close();
});

test.each([
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
])('readers who ask not to be tracked by %s are not reported', async (signal, value) => {
  const page = await newPage();
  await page.addInitScript(
    ([name, answer]) => Object.defineProperty(Navigator.prototype, name as string, { get: () => answer }),
    [signal, value],
  );
  await readTwoPages(page);
  await roundTrip(page);
  expect(reports).toEqual([]);
  await page.context().close();
});

test('a collector that does not answer holds nothing up, and one that is away alarms nobody', async () => {
  const page = await newPage();
  const alarms: string[] = [];
  page.on('pageerror', (error) => alarms.push(error.message));
  await page.route(`${collector.origin}/**`, (route) =>
    route.request().url().includes('/beacon') ? undefined : route.abort(),
  );
  await readTwoPages(page);
  expect(alarms).toEqual([]);
  await page.context().close();
});

test('the site as it is delivered reports to nobody', () => {
  for (const address of ADDRESSES)
    expect(readFileSync(path.join(outDir, documentFileOf(address)), 'utf8')).not.toContain('page-views');
});
