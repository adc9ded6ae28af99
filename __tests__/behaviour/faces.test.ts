import { startApiServer, type ApiServer } from '../support/api-server';
import { unfold } from '../support/axe';
import { FACES, wear, type Face } from '../support/faces';
import { enlargeText, problemsOfLayout, WIDTHS } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { playgroundOn } from '../support/playground';
import { openSite, type SiteUnderTest, type Tab } from '../support/site';

const EACH_FACE = Object.keys(FACES) as Face[];

let site: SiteUnderTest;
let api: ApiServer;

beforeAll(async () => {
  [site, api] = await Promise.all([openSite(), startApiServer()]);
});

afterAll(() => Promise.all([site.close(), api.close()]));

/** Looks at the open page at each width in each face; says page, width and face of all that is wrong. */
async function inEachFace({ page }: Tab, faces: readonly Face[], look: () => Promise<string[]>): Promise<string[]> {
  const found: string[] = [];
  for (const face of faces) {
    await wear(page, face);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const where = `${new URL(page.url()).pathname} at ${width} px in the ${face} face`;
      found.push(...(await look()).map((problem) => `${where}: ${problem}`));
    }
  }
  return found;
}

test.each(PAGE_TYPES)('%s holds in wide and narrow faces, and with text of twice the size', async (address) => {
  const tab = await site.newTab();
  const { page, open } = tab;
  await open(address);
  await page.evaluate(unfold);
  expect(await inEachFace(tab, EACH_FACE, () => problemsOfLayout(page, { oneLine: true }))).toEqual([]);
  await enlargeText(page, 200);
  expect(await inEachFace(tab, ['wide'], () => problemsOfLayout(page))).toEqual([]);
  await page.context().close();
});

/** What opens above a page or in it, and the part that is looked at then. */
const states: { state: string; address: string; part: string; reach: (tab: Tab) => Promise<void> }[] = [
  {
    state: 'the search with results',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('pause');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    state: 'the search without a result',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await page.keyboard.press('/');
      await page.getByRole('combobox').fill('qqqqzzzz');
      await page.getByRole('status').filter({ hasText: 'No page has qqqqzzzz' }).waitFor();
    },
  },
  {
    state: 'the menu',
    address: '/training/phone/functional/test/',
    part: '#sidebar',
    reach: async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 800 });
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.evaluate(unfold);
    },
  },
  {
    state: 'the playground with an answer',
    address: '/api/',
    part: '[data-playground]',
    reach: async ({ page }) => {
      const playground = playgroundOn(page, 'List lines');
      await playground.useServer(api.origin);
      await playground.send();
      await playground.status();
      await page.evaluate(unfold);
    },
  },
  {
    state: 'the exercise bot in conversation',
    address: '/training/chat/functional/sample/',
    part: 'main section:has(#sample-bot-open)',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Chat with Corner Slice' }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill('hello');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.sample-bot-reply').first().waitFor();
    },
  },
];

test.each(states)('so does $state', async ({ address, part, reach }) => {
  const tab = await site.newTab();
  const { page, open, wake } = tab;
  await open(address);
  await wake();
  await reach(tab);
  expect(await inEachFace(tab, EACH_FACE, () => problemsOfLayout(page, { within: part, oneLine: true }))).toEqual([]);
  await enlargeText(page, 200);
  expect(await inEachFace(tab, ['wide'], () => problemsOfLayout(page, { within: part }))).toEqual([]);
  await page.context().close();
});

test('at the end of a page the button that leads to its top covers no text', async () => {
  const tab = await site.newTab();
  const { page, open, wake } = tab;
  await open('/guides/phone/');
  await wake();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await page.getByRole('button', { name: 'Back to top' }).waitFor();
  const covered = () =>
    page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const text = document.createRange();
      text.selectNodeContents(document.querySelector('footer p') as Element);
      const button = (document.querySelector('[aria-label="Back to top"]') as Element).getBoundingClientRect();
      return [...text.getClientRects()]
        .filter(
          ({ right, bottom, left, top }) =>
            right > button.left && left < button.right && bottom > button.top && top < button.bottom,
        )
        .map(({ right }) => `text that ends at ${right} px, where the button begins at ${button.left} px`);
    });
  expect(await inEachFace(tab, EACH_FACE, covered)).toEqual([]);
  await page.context().close();
});

test('on the smallest screen no column of a table stays in the way of the others', async () => {
  const { page, open } = await site.newTab({ viewport: { width: 320, height: 700 } });
  await open('/guides/cli/');
  const table = page.getByRole('group', { name: 'Table' }).first();
  await table.evaluate((scroller) => scroller.scrollTo({ left: 1e4, behavior: 'instant' }));
  expect((await table.locator('tbody td').first().boundingBox())?.x).toBeLessThan(-100);
  await page.context().close();
});
