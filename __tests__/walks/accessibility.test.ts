import { unfold, violationsInBothThemes } from '../support/axe';
import { wear } from '../support/faces';
import { MAIN_WIDTHS, problemsOfLayout } from '../support/layout';
import { pagesOf } from '../support/pages';
import { type Tab, serveSite } from '../support/site';

/** Tabs that look at pages side by side: axe is busy in the page, the server and the test wait meanwhile. */
const TABS = 2;

const addresses = [...pagesOf('content'), '/no/page/has/this/address/'];

const site = serveSite('content');

test('every page fits a phone, a tablet and a desk in a wide face, and axe finds nothing in both themes', async () => {
  const waiting = [...addresses];
  const found: string[] = [];
  const looker = async () => {
    const tab = await site.newTab();
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      await tab.open(address);
      await tab.page.evaluate(unfold);
      const problems = [...(await violationsInBothThemes(tab.page)), ...(await problemsOfWidth(tab))];
      found.push(...problems.map((problem) => `${address} ${problem}`));
    }
  };
  await Promise.all(Array.from({ length: TABS }, looker));
  expect(found).toEqual([]);
}, 1_800_000);

async function problemsOfWidth({ page }: Tab): Promise<string[]> {
  const usual = page.viewportSize();
  const found: string[] = [];
  await wear(page, 'wide');
  for (const width of MAIN_WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await problemsOfLayout(page)).map((problem) => `at ${width} px: ${problem}`));
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}
