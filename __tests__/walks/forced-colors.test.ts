import type { Locator, Page } from 'playwright-core';
import { serveSite } from '../support/site';

const site = serveSite();

/** Opens a page as a reader sees it whose system decides on all colors. */
async function on(address: string, test: (page: Page) => Promise<void>): Promise<void> {
  const { page } = await site.open(address, { viewport: { width: 1280, height: 900 }, forcedColors: 'active' });
  await test(page);
}

/** What a computed property of an element, or of the shape before it, is. */
const styleOf = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate((element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name), [
    property,
    pseudo,
  ] as const);

/** A system color as the browser resolves it. */
const systemColor = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.createElement('div');
    probe.style.color = color;
    document.body.append(probe);
    const resolved = getComputedStyle(probe).color;
    probe.remove();
    return resolved;
  }, name);

test('the page that the reader is on is marked in the sidebar by a shape', () =>
  on('/guides/phone/', async (page) => {
    const current = page.locator('#frame\\:sidebar [aria-current=page]');
    expect(await styleOf(current, 'background-color', '::before')).toBe(await systemColor(page, 'Highlight'));
  }));

test('the heading that the reader is at is marked in the contents by a shape', () =>
  on('/guides/phone/', async (page) => {
    const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link').nth(2);
    const before = await link.screenshot();
    await link.evaluate((element) => element.setAttribute('aria-current', 'true'));
    expect((await link.screenshot()).equals(before)).toBe(false);
  }));

test('the chosen tab has a line that the others do not have', () =>
  on('/guides/phone/', async (page) => {
    const label = (checked: boolean) =>
      page
        .locator('main label')
        .filter({ has: page.getByRole('radio', { checked }) })
        .first();
    const canvas = await systemColor(page, 'Canvas');
    expect(await styleOf(label(true), 'border-bottom-color')).not.toBe(canvas);
    expect(await styleOf(label(false), 'border-bottom-color')).toBe(canvas);
  }));

test('the chosen search result is seen', () =>
  on('/guides/phone/', async (page) => {
    await page.keyboard.press('/');
    await page.getByRole('combobox').fill('pause');
    const option = (selected: boolean) => page.getByRole('option', { selected }).first();
    await option(true).waitFor();
    expect(await styleOf(option(true), 'outline-style')).toBe('solid');
    expect(await styleOf(option(false), 'outline-style')).toBe('none');
  }));

test('buttons and callouts have edges', () =>
  on('/', async (page) => {
    expect(await styleOf(page.getByRole('link', { name: 'Get Started' }), 'border-top-style')).toBe('solid');
    await page.goto(`${site.origin}/guides/phone/`);
    expect(await styleOf(page.getByRole('note').first(), 'border-inline-start-style')).toBe('solid');
    expect(await styleOf(page.locator('[data-copy=""]').first(), 'border-top-style')).toBe('solid');
  }));

test('the voices of a conversation differ by more than color', () =>
  on('/guides/phone/', async (page) => {
    const turn = (speaker: string) =>
      page
        .locator('main figure li')
        .filter({ hasText: new RegExp(`^${speaker}`) })
        .first();
    const [system, test] = await Promise.all(
      ['System', 'Test'].map((speaker) => styleOf(turn(speaker), 'background-color', '::before')),
    );
    expect(system).toBe(await systemColor(page, 'CanvasText'));
    expect(test).not.toBe(system);
    expect(await styleOf(turn('System').locator('div'), 'border-top-style')).toBe('solid');
  }));

test('reading progress and icons are drawn in colors of the system', () =>
  on('/guides/phone/', async (page) => {
    expect(await styleOf(page.locator('[data-reading]'), 'background-color')).toBe(
      await systemColor(page, 'Highlight'),
    );
    await page.goto(site.origin);
    const icon = page.locator('main .icon .caller').first();
    expect(await styleOf(icon, 'stroke')).toBe(await styleOf(icon, 'color'));
  }));

test('a list of options has its arrow, and an icon that would look like a checkbox is not drawn', async () => {
  await on('/practice/checker/', async (page) =>
    expect(await styleOf(page.getByLabel('Platform'), 'appearance')).not.toBe('none'),
  );
  await on('/guides/phone/', async (page) =>
    expect(await styleOf(page.locator('main [data-copy]').first(), 'display', '::before')).toBe('none'),
  );
});
