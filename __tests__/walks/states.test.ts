import { serveApi } from '../support/api-server';
import { unfold, violationsInBothThemes } from '../support/axe';
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
    state: 'the search dialog with results',
    address: '/guides/phone/',
    part: 'dialog[open]',
    reach: async ({ page }) => {
      await openSearch(page, 'pause');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    state: 'a sample shown as a conversation',
    address: '/guides/phone/',
    part: 'figure:has(> fieldset)',
    reach: ({ page }) => page.locator('label', { hasText: 'Conversation' }).first().click(),
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
      await page.getByRole('status').filter({ hasText: 'couldn’t be loaded' }).waitFor();
    },
  },
  {
    state: 'the menu on a phone',
    address: '/guides/phone/',
    part: '#frame\\:sidebar',
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
      // Images zoom from 1000 ms after the page.
      await page.waitForTimeout(1000);
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
    state: 'the playground with a row and a body, on a phone',
    address: '/api/reference/',
    part: '[data-playground]',
    viewport: PHONE,
    reach: async ({ page }) => {
      const playground = playgroundOn(page, 'Add a line');
      await playground.useServer(api.origin);
      await playground.root.getByRole('button', { name: 'Add a header' }).click();
      await page.keyboard.type('X-Team');
      await page.evaluate(unfold);
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
    // Where the page has been scrolled to, a field may be half below the header.
    await tab.page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await violationsInBothThemes(tab.page, part)).toEqual([]);
    if (part) expect(await problemsInEachFace(tab.page, part)).toEqual([]);
  },
);

async function openSearch(page: Tab['page'], query: string): Promise<void> {
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill(query);
}
