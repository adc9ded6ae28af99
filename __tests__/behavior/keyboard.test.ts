import { announced, announcedAfter } from '../support/announced';
import { type Tab, serveSite } from '../support/site';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 800 };

const site = serveSite();

/** Opens a page, tells the test what is there, and closes it. */
async function on(address: string, viewport: typeof DESK, test: (tab: Tab) => Promise<void>): Promise<void> {
  const tab = await site.open(address, { viewport, permissions: ['clipboard-write'] });
  await test(tab);
  expect(tab.alarms).toEqual([]);
}

const heading = (tab: Tab, name: string | RegExp) => tab.page.getByRole('heading', { level: 1, name }).waitFor();

test('the first key presses lead through the header; the first of all skips it', () =>
  on('/guides/phone/', DESK, async ({ page }) => {
    expect(await announcedAfter(page, 'Tab', 4)).toEqual([
      'link "Skip to content"',
      'link "Fernline Documentation"',
      'button "Search documentation"',
      'link "Sign in (external site)"',
    ]);
    await page.getByRole('link', { name: 'Skip to content' }).focus();
    expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.localName === 'main');
    expect(await announcedAfter(page, 'Tab', 2)).toEqual(['link "Home"', 'link "Guides"']);
  }));

test('a page has its landmarks, each once', () =>
  on('/guides/phone/', DESK, async ({ page }) => {
    for (const landmark of ['banner', 'search', 'main', 'contentinfo'] as const)
      expect([landmark, await page.getByRole(landmark).count()]).toEqual([landmark, 1]);
    for (const name of ['Documentation', 'Breadcrumbs', 'On this page', 'Previous and next page'])
      expect([name, await page.getByRole('navigation', { name, exact: true }).count()]).toEqual([name, 1]);
  }));

test('the search is opened, used and left by keyboard; results are announced and the focus comes back', () =>
  on('/guides/phone/', DESK, async (tab) => {
    const { page } = tab;
    const chosen = () => page.getByRole('option', { selected: true }).getAttribute('id');
    await page.getByRole('button', { name: 'Search documentation' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Search documentation' }).waitFor();
    expect(await announced(page)).toBe('combobox "Search documentation", collapsed');
    await page.keyboard.type('selector');
    await page
      .getByRole('status')
      .filter({ hasText: /^(\d+ pages found|Showing the best \d+ pages)\.$/ })
      .waitFor();
    expect(await announced(page)).toBe('combobox "Search documentation", expanded');
    // What the field points at is the chosen option, before and after an arrow key.
    const first = await chosen();
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(first);
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      (before) => document.querySelector('[role=option][aria-selected=true]')?.id !== before,
      first,
    );
    expect(await page.getByRole('combobox').getAttribute('aria-activedescendant')).toBe(await chosen());
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await announced(page)).toBe('button "Search documentation"');
    await page.keyboard.press('/');
    await page.keyboard.type('qqqqzzzz');
    await page.getByRole('status').filter({ hasText: 'No page contains “qqqqzzzz”.' }).waitFor();
    await page.getByRole('combobox').fill('harbour library');
    const option = page.getByRole('option', { name: 'Check a chat on a web page' });
    await option.waitFor();
    await page.keyboard.press('Home');
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await heading(tab, 'Check a chat on a web page');
  }));

test('the sidebar says which groups are open, opens and closes them, and names the page that the reader is on', () =>
  on('/guides/phone/', DESK, async (tab) => {
    const { page } = tab;
    const sidebar = page.getByRole('navigation', { name: 'Documentation' });
    await page.getByRole('button', { name: 'Switch between light and dark theme' }).focus();
    expect(await announcedAfter(page, 'Tab', 1)).toEqual(['DisclosureTriangle "Dashboard", collapsed']);
    await page.keyboard.press('Enter');
    expect(await announced(page)).toBe('DisclosureTriangle "Dashboard", expanded');
    expect(await announcedAfter(page, 'Tab', 1)).toEqual(['link "Overview"']);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    expect(await announced(page)).toBe('DisclosureTriangle "Dashboard", collapsed');
    expect(await sidebar.locator('[aria-current=page]').allTextContents()).toEqual(['Phone lines']);
    await sidebar.getByRole('link', { name: 'Chat' }).focus();
    await page.keyboard.press('Enter');
    await heading(tab, 'Check a chat on a web page');
    await page.waitForFunction(
      () => document.querySelector('#frame\\:sidebar [aria-current=page]')?.textContent === 'Chat',
    );
  }));

test('the menu of a phone says whether it is open, takes the focus in, and gives it back', () =>
  on('/guides/phone/', PHONE, async ({ page }) => {
    expect(await announcedAfter(page, 'Tab', 2)).toEqual(['link "Skip to content"', 'button "Menu", collapsed']);
    await page.keyboard.press('Enter');
    expect(await announced(page)).toBe('button "Menu", expanded');
    expect(await announcedAfter(page, 'Tab', 2)).toEqual([
      'button "Close the menu"',
      'DisclosureTriangle "Dashboard", collapsed',
    ]);
    const isGivenBack = async () => {
      await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu');
      expect(await announced(page)).toBe('button "Menu", collapsed');
    };
    await page.keyboard.press('Escape');
    await isGivenBack();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await isGivenBack();
  }));

test('the theme switch says what it has switched to', () =>
  on('/faq/', DESK, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.getByRole('button', { name: /theme/ }).focus();
    for (const theme of ['dark', 'light']) {
      await page.keyboard.press('Enter');
      await page
        .getByRole('status')
        .filter({ hasText: `The ${theme} theme is on.` })
        .waitFor({ state: 'attached' });
    }
  }));
