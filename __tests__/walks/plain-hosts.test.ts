import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { openAddressTrier, PROBE, type AddressTrier, type Outcome, type Visit } from '../support/tools/try-address';
import { bareOf, documentFileOf } from '../../lib/routes/address';
import type { Route } from '../../lib/routes/table';
import type { Host } from '../support/tools/hosts';
import { startPlainServer, type PlainServer } from '../support/tools/plain';
import { readSite } from '../../lib/site/site';
import { follow } from '../support/follow';
import { inParallel } from '../support/in-parallel';
import { plainHosts } from '../support/plain-hosts';
import { openBrowser, settingsOf, wake } from '../support/site';

const settings = settingsOf('site');
const routes = [...readSite(settings).site.routes.values()];
const root = path.resolve(settings.outDir);

const pages = routes.filter(({ kind }) => kind === 'page');
const textOf = (file: string) => {
  const place = path.join(root, file);
  return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
};

const missing = ['/nope', '/nope/', '/nope.html', '/nope/index.html', '/guides/nope'];

/** Whether an address is a way of writing its page's own, not one that the page has left. */
const isOwn = ({ url, to }: Route) => bareOf(url) === bareOf(to);

/** How an address is written: `bare`, `.html`, `/` or `/index.html`. */
const endingOf = (url: string) => /(\/index)?\.html$|\/$/.exec(url)?.[0] ?? 'bare';

/** One address of each kind that a server can tell from others. */
const kinds = [
  ...new Map(
    [...routes]
      .reverse()
      .map((route) => [[route.to === '/', isOwn(route), endingOf(route.to), endingOf(route.url)].join(), route]),
  ).values(),
];

let browser: Browser;
let trier: AddressTrier;

beforeAll(async () => {
  browser = await openBrowser();
  trier = await openAddressTrier(browser);
});

afterAll(async () => {
  await trier.close();
  await browser.close();
});

describe.each(Object.entries(plainHosts))('%s', (_name, { start, losesQuery, mostRequests = 3, isVisited }) => {
  let host: Host;
  const get = (address: string) => fetch(`http://127.0.0.1:${host.port}${address}`);

  beforeAll(async () => {
    host = await start(root);
  });
  afterAll(() => host.stop());

  test('answers every address with its page or with a document that leads there', async () => {
    await inParallel(routes, async (route) => {
      const redirect = `${bareOf(route.url).slice(1)}.html`;
      const files = isOwn(route) ? [documentFileOf(route.to), redirect] : [redirect];
      const answer = await get(route.url);
      const body = await answer.text();
      const file = files.find((name) => body === textOf(name));
      expect([route.url, answer.status, file ?? body.slice(0, 500)]).toEqual([route.url, 200, expect.any(String)]);
      expect(files).toContain(file);
    });
  });

  test('answers the file of every page with the page', async () => {
    await inParallel(pages, async ({ to }) => {
      const body = await (await get(`/${documentFileOf(to)}`)).text();
      expect([to, body === textOf(documentFileOf(to))]).toEqual([to, true]);
    });
  });

  test('answers an address that nothing has with its own 404', async () => {
    for (const address of missing) expect([address, (await get(address)).status]).toEqual([address, 404]);
  });

  (isVisited ? test : test.skip).each(kinds.map((route) => [route.url, route] as const))(
    'leads a browser from %s to the page, with scripts and without',
    async (url, route) => {
      const outcome = await trier.try(`http://127.0.0.1:${host.port}/`, url);
      for (const [how, visit] of Object.entries(outcome) as [keyof Outcome, Visit][]) {
        const [, path = '', rest] = /^([^?#]*)(.*)/.exec(visit.address) ?? [];
        const kept = losesQuery && visit.statuses.some(isRedirect) ? '#f' : PROBE;
        expect({ how, ...visit, path: how === 'withScripts' ? path : bareOf(path), rest }).toMatchObject({
          page: route.to,
          path: how === 'withScripts' ? route.to : bareOf(route.to),
          // Without scripts a redirect document cannot take query and fragment along.
          rest: how === 'withScripts' || visit.statuses.filter((status) => status === 200).length === 1 ? kept : '',
        });
        expect([how, visit.statuses, visit.statuses.length <= mostRequests]).toEqual([how, visit.statuses, true]);
      }
    },
  );
});

describe('a page that stands at another way of writing its address', () => {
  let host: PlainServer;

  beforeAll(async () => {
    host = await startPlainServer(root);
  });
  afterAll(() => host.stop());

  test('starts, and leads on and back', async () => {
    const page = await browser.newPage();
    const alarms: string[] = [];
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && alarms.push(message.text()));
    page.on('pageerror', (error) => alarms.push(error.message));
    const isAt = (address: string) =>
      page.waitForFunction((path) => {
        const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')];
        return location.pathname === path && links.map(({ href }) => new URL(href).pathname).join() === path;
      }, address);
    await page.goto(`${host.address}guides/chat/index.html`);
    await wake(page);
    await isAt('/guides/chat/');
    await follow(page, '/guides/cli/');
    await isAt('/guides/cli/');
    await page.goBack();
    await isAt('/guides/chat/');
    expect(alarms).toEqual([]);
    await page.context().close();
  });
});

const isRedirect = (status: number) => status >= 300 && status < 400;
