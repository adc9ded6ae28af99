import { serveApi } from '../support/api-server';
import { unfold, violationsInBothThemes, violationsOf } from '../support/axe';
import { problemsInEachFace } from '../support/layout';
import { playgroundOn } from '../support/playground';
import { type Tab, serveSite } from '../support/site';

const PHONE = { width: 390, height: 800 };

const site = serveSite();
const api = serveApi();

/** What a page can be brought to by a reader, beyond what it is when it opens. */
const states: {
  state: string;
  address: string;
  /** The part that is laid out like a page then; it alone is looked at. */
  part?: string;
  viewport?: typeof PHONE;
  reach: (tab: Tab) => Promise<void>;
}[] = [
  {
    state: 'the search dialog before the first key',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: ({ page }) => openSearch(page, ''),
  },
  {
    state: 'the search dialog with results',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await openSearch(page, 'pause');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    state: 'the search dialog without a result',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await openSearch(page, 'qqqqzzzz');
      await page.getByRole('status').filter({ hasText: 'No page has qqqqzzzz' }).waitFor();
    },
  },
  {
    state: 'the search dialog with a mistyped word',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await openSearch(page, 'monitorng');
      await page.getByRole('status').filter({ hasText: 'Showing results for monitoring' }).waitFor();
    },
  },
  {
    state: 'the list of shortcuts',
    address: '/guides/phone/',
    part: 'dialog[open]',
    viewport: PHONE,
    reach: async ({ page }) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
    },
  },
  {
    state: 'the search dialog without its index',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await page.route('**/*-search/**', (route) => route.abort());
      await openSearch(page, 'pause');
      await page.getByRole('status').filter({ hasText: 'could not be loaded' }).waitFor();
    },
  },
  {
    state: 'the menu on a phone',
    address: '/guides/phone/',
    part: '#sidebar',
    viewport: PHONE,
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('navigation', { name: 'Documentation' }).getByRole('link').first().waitFor();
      await page.evaluate(unfold);
    },
  },
  {
    state: 'a figure that is enlarged',
    address: '/guides/phone/',
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
    address: '/training/chat/functional/sample/',
    part: 'main section:has(#sample-bot-open)',
    reach: async ({ page }) => {
      await page.getByRole('button', { name: 'Chat with Corner Slice' }).click();
      await page.getByRole('textbox', { name: 'Your message' }).fill('hello');
      await page.getByRole('button', { name: 'Send' }).click();
      await page.locator('.sample-bot-reply').first().waitFor();
    },
  },
  {
    state: 'the middle of a long page, after a copy',
    address: '/guides/cli/',
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
    state: 'the playground with rows, a variable, the body as a form and a way to sign in, on a phone',
    address: '/api/reference/',
    part: '[data-playground]',
    viewport: PHONE,
    reach: async ({ page }) => {
      const playground = playgroundOn(page, 'Add a line');
      await playground.open();
      await playground.useServer(api.origin);
      const { root } = playground;
      await root.getByRole('button', { name: 'Add a header' }).click();
      await page.keyboard.type('X-Team');
      await root.getByText('Fill in as a form').click();
      await root.getByRole('button', { name: 'Add tags' }).click();
      await root.getByRole('button', { name: 'Add an item to tags' }).click();
      await root.getByText('Variables (0)').click();
      await root.getByLabel('Name of the variable').fill('team');
      await root.getByRole('button', { name: 'Add', exact: true }).click();
      await page.evaluate(unfold);
      await playgroundOn(page, 'Remove a line')
        .root.getByLabel(/^line-id/)
        .focus();
      await page.getByLabel('Client ID').waitFor();
    },
  },
  {
    state: 'the playground with an address that is refused, on a phone',
    address: '/api/',
    part: '[data-playground]',
    viewport: PHONE,
    reach: async ({ page }) => {
      const playground = playgroundOn(page, 'List lines');
      await playground.useServer('no address');
      await playground.send();
      await playground.root.locator('[aria-invalid=true]').waitFor();
    },
  },
];

test.each(states)(
  '$state: axe finds nothing, and it holds in each face',
  async ({ address, part, viewport, reach }) => {
    const tab = await site.open(address, { viewport, permissions: ['clipboard-write'] });
    await tab.wake();
    await reach(tab);
    expect(await violationsInBothThemes(tab.page, part)).toEqual([]);
    if (part) expect(await problemsInEachFace(tab.page, part)).toEqual([]);
  },
);

async function openSearch(page: Tab['page'], query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
}

test('while the conversation of the home page appears, what is there can be read', async () => {
  const { page } = await site.open('/', { reducedMotion: 'no-preference' });
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
    found.push(...(await violationsOf(page, 'main')).map((violation) => `${moment} ms: ${violation}`));
  }
  expect(found).toEqual([]);
});
