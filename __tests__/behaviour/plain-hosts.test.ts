import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openAddressTrier, PROBE, type AddressTrier, type Visit } from '../../lib/browser/try-address';
import { bareOf, documentFileOf } from '../../lib/routes/address';
import type { Route } from '../../lib/routes/table';
import type { Host } from '../../lib/server/hosts';
import { readSite } from '../../lib/site/site';
import { inParallel } from '../support/in-parallel';
import { plainHosts } from '../support/plain-hosts';
import { openBrowser, settingsOf } from '../support/site';

const settings = settingsOf('site');
const routes = [...readSite(settings).site.routes.values()];
const root = path.resolve(settings.outDir);

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

let browser: Awaited<ReturnType<typeof openBrowser>>;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe.each(Object.entries(plainHosts))('%s', (_name, { start, losesQuery, ownRedirects }) => {
  let host: Host;
  let trier: AddressTrier;
  const get = (address: string) => fetch(`http://127.0.0.1:${host.port}${address}`);

  beforeAll(async () => {
    host = await start(root);
    trier = await openAddressTrier(browser, `http://127.0.0.1:${host.port}/`);
  });
  afterAll(async () => {
    await trier.close();
    await host.stop();
  });

  test('answers every address of a page with the page, and every old one with a document that leads there', async () => {
    await inParallel(routes, async (route) => {
      const file = isOwn(route) ? documentFileOf(route.to) : `${bareOf(route.url).slice(1)}.html`;
      const answer = await get(route.url);
      const body = await answer.text();
      const isRight = body === readFileSync(path.join(root, file), 'utf8');
      expect([route.url, answer.status, isRight ? file : body.slice(0, 500)]).toEqual([route.url, 200, file]);
    });
  });

  test('answers an address that nothing has with its own 404', async () => {
    for (const address of missing) expect([address, (await get(address)).status]).toEqual([address, 404]);
  });

  test.each(kinds.map((route) => [route.url, route] as const))(
    'leads a browser from %s to the page, with scripts and without',
    async (url, route) => {
      const { withScripts, withoutScripts } = await trier.try(url);
      const kept = (visit: Visit) => (losesQuery && isRedirected(visit) ? '#f' : PROBE);
      expect({ host: _name, url, ...withScripts }).toMatchObject({
        page: route.to,
        address: route.to + kept(withScripts),
      });
      expect({ host: _name, url, ...withoutScripts }).toMatchObject({ page: route.to });
      const [end = '', rest = ''] = withoutScripts.address.split(/(?=[?#])(.*)/);
      expect(bareOf(end)).toBe(bareOf(route.to));
      // A redirect document without scripts cannot take query and fragment along.
      if (isOwn(route)) expect(rest).toBe(kept(withoutScripts));
      for (const { statuses } of [withScripts, withoutScripts]) {
        expect(statuses.filter((status) => status < 300).length).toBeLessThanOrEqual(2);
        expect(statuses.length).toBeLessThanOrEqual(Math.max(3, 2 + ownRedirects));
      }
    },
  );
});

const isRedirected = ({ statuses }: Visit) => statuses.some((status) => status >= 300 && status < 400);
