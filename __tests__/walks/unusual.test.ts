import type { Page } from 'playwright-core';
import { ask, openSearch } from '../support/search';
import { serveSite } from '../support/site';

const PAGE = encodeURI('/unusual/Größe & 1 + 2/');
const PHONE = { width: 390, height: 800 };

const site = serveSite();

const isAwake = (page: Page) => page.evaluate(() => document.documentElement.dataset.ready !== undefined);

/** The words of the tab panels that can be seen. */
const shownPanels = (page: Page) =>
  page
    .locator('[data-panel]')
    .evaluateAll((panels) =>
      panels.filter((panel) => panel.checkVisibility()).map((panel) => panel.querySelector('h3')?.id),
    );

test('a page of any letters, blanks and signs is marked in the sidebar, before and after the start', async () => {
  const { page, wake, alarms } = await site.open(PAGE);
  const current = () =>
    page
      .locator('#frame\\:sidebar a[aria-current=page]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(await current()).toHaveLength(1);
  await wake();
  expect(await current()).toHaveLength(1);
  await page.locator('#frame\\:sidebar').getByText('All topics').click();
  await page.locator('#frame\\:sidebar').getByRole('link', { name: 'Monitoring', exact: true }).click();
  await page.waitForURL('**/monitoring/');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Sizes, sums' }).waitFor();
  expect(await current()).toHaveLength(1);
  expect(alarms).toEqual([]);
});

test.each([1280, 390])('a picture that is wider than the column keeps its proportions at %d px', async (width) => {
  const { page } = await site.open(PAGE, { viewport: { width, height: 800 } });
  const box = await page.getByRole('img', { name: 'A gray picture' }).boundingBox();
  expect(box!.width).toBeLessThan(800);
  expect(box!.width / box!.height).toBeCloseTo(800 / 500, 1);
});

test('enlarged it has the size of its file, as far as the window has room', async () => {
  const { page, wake } = await site.open(PAGE, { viewport: { width: 1280, height: 800 } });
  await wake();
  await page.getByRole('button', { name: /^Expand image/ }).waitFor({ state: 'attached' });
  await page.waitForTimeout(1000);
  await page.getByRole('img', { name: 'A gray picture' }).click({ force: true });
  await page.getByRole('dialog').waitFor();
  await page.waitForFunction(
    () => Math.round(document.querySelector('[data-rmiz-modal-img]')?.getBoundingClientRect().width ?? 0) === 800,
  );
  const box = await page.locator('[data-rmiz-modal-img]').boundingBox();
  expect(Math.round(box!.height)).toBe(500);
});

test('"On this page" follows to an entry far down, and the page is not scrolled for it', async () => {
  const { page, wake } = await site.open(PAGE, { viewport: { width: 1440, height: 800 } });
  await wake();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1);
  await page.evaluate(() => document.getElementById('part-38')!.scrollIntoView());
  const entry = page.locator('nav[aria-label="On this page"] a[aria-current][href="#part-38"]').last();
  await entry.waitFor();
  const [link, list] = await Promise.all([
    entry.boundingBox(),
    page.locator('nav[aria-label="On this page"]').last().boundingBox(),
  ]);
  expect(link!.y).toBeGreaterThanOrEqual(list!.y);
  expect(link!.y + link!.height).toBeLessThanOrEqual(list!.y + list!.height);
});

describe('a heading in a tab that is not chosen', () => {
  test('is shown for its address, and for a link, without the application', async () => {
    const { page } = await site.open(`${PAGE}#notes-on-tool-3`);
    await page.getByRole('heading', { name: 'Notes on tool 3' }).waitFor();
    expect(await shownPanels(page)).toEqual(['notes-on-tool-3']);
    await page.getByRole('link', { name: 'To the tenth tool' }).click();
    await page.getByRole('heading', { name: 'Notes on tool 10' }).waitFor();
    expect(await shownPanels(page)).toEqual(['notes-on-tool-10']);
    expect(await isAwake(page)).toBe(false);
  });

  test('is shown for a link and an entry of the contents, with the application', async () => {
    const { page, wake } = await site.open(PAGE, { viewport: { width: 1440, height: 800 } });
    await wake();
    await page.locator('nav[aria-label="On this page"] a[href="#notes-on-tool-9"]').last().click();
    await page.getByRole('heading', { name: 'Notes on tool 9' }).waitFor();
    expect(await shownPanels(page)).toEqual(['notes-on-tool-9']);
    await page.getByRole('link', { name: 'To the tenth tool' }).click();
    await page.getByRole('heading', { name: 'Notes on tool 10' }).waitFor();
  });

  test('is shown for a word that the search has found in it', async () => {
    const { page, wake } = await site.open('/guides/chat/');
    await wake();
    await openSearch(page);
    await ask(page, 'quagga7');
    await page.keyboard.press('Enter');
    await page.getByText('Only tool 7 has the word').waitFor();
  });
});

test.each(['Content', 'Sidebar', 'Fault'])('the heading %s is reached, and looks like the others', async (name) => {
  const { page } = await site.open(`${PAGE}#${name.toLowerCase()}`);
  const heading = page.getByRole('heading', { level: 2, name });
  await page.waitForFunction(() => scrollY > 1000);
  expect(await heading.evaluate((one) => one.matches(':target') && getComputedStyle(one).position)).toBe('relative');
});

test('no id of the frame is a word, which a heading could have as its id', async () => {
  const { page, wake } = await site.open(PAGE);
  await wake();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  const ids = await page
    .locator('[id]')
    .evaluateAll((all) => all.flatMap((one) => (one.closest('article') ? [] : one.id)));
  expect(ids).toContain('frame:content');
  expect(ids.filter((id) => /^[\p{L}\p{N}-]+$/u.test(id))).toEqual([]);
});

test('words from right to left keep their place in code, and only code that scrolls is a stop for Tab, with a name', async () => {
  const { page, wake } = await site.open(PAGE, { viewport: { width: 1280, height: 800 } });
  const code = page.getByRole('group', { name: 'greet.sh' });
  const ends = await code.locator('span').evaluateAll((words) =>
    words.map((word) => {
      const { left, right } = word.getBoundingClientRect();
      return [left, right];
    }),
  );
  expect(ends.length).toBeGreaterThan(2);
  expect(ends.flat()).toEqual(ends.flat().toSorted((one, other) => one - other));
  await wake();
  const isStop = (name: string) => page.locator(`[role=group][aria-label="${name}"][tabindex="0"]`).count();
  await page.waitForFunction(() => document.querySelectorAll('pre[tabindex="-1"]').length > 0);
  expect([await isStop('greet.sh'), await isStop('long.sh')]).toEqual([0, 1]);
  await page.setViewportSize({ width: 200, height: 800 });
  await page.waitForFunction(() => document.querySelectorAll('pre[tabindex="-1"]').length === 0);
});

test('the open menu closes when the focus leaves it, so nothing behind it has the focus', async () => {
  const { page, wake } = await site.open('/guides/chat/', { viewport: PHONE });
  await wake();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.locator('#frame\\:sidebar');
  await drawer.getByRole('link').last().focus();
  const isBehind = () =>
    page.evaluate(() => {
      const nav = document.getElementById('frame:sidebar')!;
      return (
        nav.matches(':popover-open') &&
        document.activeElement !== document.body &&
        !nav.contains(document.activeElement)
      );
    });
  for (let count = 0; count < 5; count++) {
    await page.keyboard.press('Tab');
    expect(await isBehind()).toBe(false);
  }
});

test('a page that the browser has translated keeps working', async () => {
  const { page, alarms } = await site.open('/practice/simulations/');
  const load = page.getByRole('region', { name: 'The simulated load test' });
  await load.getByLabel('Simulated agents').fill('10');
  await load.and(page.locator('[data-live]')).waitFor();
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('script')) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });
  // The message takes the place of text that the browser has replaced.
  await load.getByLabel('Simulated agents').fill('some');
  await load.getByRole('status').last().getByText('Correct the marked field').waitFor();
  expect(alarms).toEqual([]);
});
