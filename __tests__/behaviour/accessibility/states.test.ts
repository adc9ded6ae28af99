import { startApiServer, type ApiServer } from '../../support/api-server';
import { unfold, violationsInBothThemes, violationsOf } from '../../support/axe';
import { playgroundOn } from '../../support/playground';
import { openSite, type SiteUnderTest, type Tab } from '../../support/site';

const PHONE = { width: 390, height: 800 };

let site: SiteUnderTest;
let api: ApiServer;

beforeAll(async () => {
  [site, api] = await Promise.all([openSite('content'), startApiServer()]);
}, 60_000);

afterAll(() => Promise.all([site.close(), api.close()]));

/** What a page can be brought to by a reader, beyond what it is when it opens. */
const states: {
  state: string;
  address: string;
  viewport?: typeof PHONE;
  reach: (tab: Tab) => Promise<void>;
}[] = [
  {
    state: 'the search dialog before the first key',
    address: '/guides/ivr/',
    reach: ({ page }) => openSearch(page, ''),
  },
  {
    state: 'the search dialog with results',
    address: '/guides/ivr/',
    reach: async ({ page }) => {
      await openSearch(page, 'pause');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    state: 'the search dialog without a result',
    address: '/guides/ivr/',
    reach: async ({ page }) => {
      await openSearch(page, 'qqqqzzzz');
      await page.getByRole('status').filter({ hasText: 'No page has qqqqzzzz' }).waitFor();
    },
  },
  {
    state: 'the search dialog without its index',
    address: '/guides/ivr/',
    reach: async ({ page }) => {
      await page.route('**/*-search/**', (route) => route.abort());
      await openSearch(page, 'pause');
      await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor();
    },
  },
  {
    state: 'the menu on a phone',
    address: '/guides/ivr/',
    viewport: PHONE,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link').first().waitFor();
      await page.evaluate(unfold);
    },
  },
  {
    state: 'a figure that is enlarged',
    address: '/guides/ivr/',
    reach: async ({ page }) => {
      await page
        .getByRole('button', { name: /^Expand image/ })
        .first()
        .press('Enter');
      await page.locator('[data-rmiz-modal-overlay=visible]').waitFor();
    },
  },
  {
    state: 'the exercise bot in conversation',
    address: '/training/chatbot/functional/sample/',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Chat with Corner Slice' }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill('hello');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.sample-bot-reply').first().waitFor();
    },
  },
  {
    state: 'the middle of a long page, after a copy',
    address: '/end-to-end/guide/',
    reach: async ({ page }) => {
      const block = page
        .getByRole('figure')
        .filter({ has: page.locator('[data-copy]') })
        .nth(3);
      await block.hover();
      await block.getByRole('button').click();
      await page.locator('[data-copy][data-done]').waitFor();
      await page.getByRole('button', { name: 'Back to top' }).waitFor();
    },
  },
  {
    state: 'the playground with an answer, everything unfolded',
    address: '/api/',
    reach: async ({ page }) => {
      const playground = playgroundOn(page);
      await playground.useServer(api.origin);
      await playground.send();
      await playground.status();
      await page.evaluate(unfold);
    },
  },
  {
    state: 'the playground with an address that is refused, on a phone',
    address: '/api/',
    viewport: PHONE,
    reach: async ({ page }) => {
      const playground = playgroundOn(page);
      await playground.useServer('no address');
      await playground.send();
      await playground.root.locator('[aria-invalid=true]').waitFor();
    },
  },
];

test.each(states)('axe finds nothing in $state', async ({ address, viewport, reach }) => {
  const tab = await site.newTab({ viewport: viewport ?? null, permissions: ['clipboard-write'] });
  await tab.open(address);
  await tab.wake();
  await reach(tab);
  expect(await violationsInBothThemes(tab.page)).toEqual([]);
  await tab.page.context().close();
});

async function openSearch(page: Tab['page'], query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
}

test('while the conversation of the home page appears, what is there can be read', async () => {
  const { page, open } = await site.newTab({ reducedMotion: 'no-preference' });
  await open('/');
  // An animation that has ended is not listed any more.
  const animations = await page.evaluateHandle(() => document.getAnimations());
  expect(await animations.evaluate((list) => list.length)).toBeGreaterThan(3);
  const found: string[] = [];
  for (const moment of [700, 2000, 3300]) {
    await animations.evaluate((list, time) => {
      for (const animation of list) {
        animation.pause();
        animation.currentTime = time;
      }
    }, moment);
    found.push(...(await violationsOf(page)).map((violation) => `${moment} ms: ${violation}`));
  }
  expect(found).toEqual([]);
  await page.context().close();
});
