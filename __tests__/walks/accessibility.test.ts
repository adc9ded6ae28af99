import { unfold, violationsInBothThemes } from '../support/axe';
import { wear } from '../support/faces';
import { problemsOfLayout, WIDTHS } from '../support/layout';
import { pagesOf, type Tab, serveSite } from '../support/site';

/** Tabs that look at pages side by side: axe is busy in the page, the server and the test wait meanwhile. */
const TABS = 2;

const addresses = [...pagesOf('content'), '/no/page/has/this/address/'];

const site = serveSite('content');

test("every page fits screens of all widths in the machine's face and in a wide one, and axe finds nothing in both themes", async () => {
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
  for (const face of ['own', 'wide'] as const) {
    if (face === 'wide') await wear(page, face);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      found.push(...(await problemsOfLayout(page)).map((problem) => `at ${width} px in the ${face} face: ${problem}`));
    }
  }
  if (usual) await page.setViewportSize(usual);
  return found;
}
