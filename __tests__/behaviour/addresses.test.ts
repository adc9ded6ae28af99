import { openAddressTrier, PROBE, type AddressTrier } from '../../lib/browser/try-address';
import { aliasesOf } from '../../lib/routes/address';
import { startPlainServer, type PlainServer } from '../../lib/server/plain';
import { readSettings } from '../../lib/settings';
import { openSite, pagePaths, type SiteUnderTest } from '../support/site';
import routes from '../content/routes.json' with { type: 'json' };

const redirects = [
  ...pagePaths.flatMap((to) => aliasesOf(to).map((from) => ({ from, to }))),
  ...routes.redirects.flatMap(({ from, to }) => [from, ...aliasesOf(from)].map((url) => ({ from: url, to }))),
  { from: '/dashboard/monitoring/', to: '/monitoring/' },
];

let site: SiteUnderTest;
let plain: PlainServer;
let trier: AddressTrier;

beforeAll(async () => {
  site = await openSite('content');
  plain = await startPlainServer(readSettings().outDir);
  trier = await openAddressTrier(site.browser, plain.address);
}, 120_000);

afterAll(async () => {
  await trier.close();
  plain.stop();
  await site.close();
});

describe('on a host that can redirect', () => {
  test('every page answers at its canonical address', async () => {
    for (const path of pagePaths) expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200]);
  });

  test('every alias is a 301 to the canonical address that keeps the query', async () => {
    for (const { from, to } of redirects) {
      const response = await fetch(`${site.origin}${from}?q=1`, { redirect: 'manual' });
      expect([from, response.status, response.headers.get('location')]).toEqual([from, 301, `${to}?q=1`]);
    }
  });
});

describe('on a plain server that knows nothing of the site', () => {
  test('every page and alias ends at the canonical address, in a browser with scripts and in one without', async () => {
    for (const { from, to } of [...pagePaths.map((path) => ({ from: path, to: path })), ...redirects]) {
      const { withScripts, withoutScripts } = await trier.try(from);
      expect([from, withScripts]).toEqual([from, to + PROBE]);
      // Without scripts `…/index.html` is the page itself; a redirect document leads to the page but cannot take query and fragment along.
      const end = withoutScripts.split(/[?#]/)[0];
      expect([from, end === `${to}index.html` ? to : end]).toEqual([from, to]);
    }
  }, 300_000);
});

describe('an address that no page has', () => {
  test.each(['/guides/ivrr/', '/nope', '/guides/ivr/nope.html', '/%E0%A4%A'])(
    '%s is a 404 with the not-found page',
    async (url) => {
      const response = await fetch(site.origin + url);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain('No page has this address');
    },
  );

  test('offers the nearest pages, the search and the menu', async () => {
    const { page, open } = await site.newTab();
    await open('/guides/ivrr/');
    await page.getByRole('main').getByRole('link', { name: 'IVR and IVA' }).click();
    await page.waitForURL('**/guides/ivr/');
    await open('/guides/ivrr/');
    await page.keyboard.press('/');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('navigation', { name: 'Documentation' }).count()).toBe(1);
    await page.context().close();
  });
});
