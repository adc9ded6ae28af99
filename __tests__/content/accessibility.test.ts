import { readSettings } from '../../../lib/settings';
import { readSite } from '../../../lib/site/site';
import { unfold, violationsInBothThemes } from '../../support/axe';
import { openSite, type SiteUnderTest, type Tab } from '../../support/site';

/** Tabs that look at pages side by side: axe is busy in the page, the server and the test wait meanwhile. */
const TABS = 2;

const addresses = [...readSite(readSettings()).site.pages.keys(), '/no/page/has/this/address/'];

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

test('axe finds nothing on any page, everything unfolded, in both themes', async () => {
  const waiting = [...addresses];
  const found: string[] = [];
  const looker = async () => {
    const tab = await site.newTab();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift())
      found.push(...(await look(tab, address)));
    await tab.page.context().close();
  };
  await Promise.all(Array.from({ length: TABS }, looker));
  expect(found).toEqual([]);
}, 600_000);

async function look({ page, open }: Tab, address: string): Promise<string[]> {
  await open(address);
  await page.evaluate(unfold);
  return (await violationsInBothThemes(page)).map((violation) => `${address} ${violation}`);
}
