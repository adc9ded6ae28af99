import type { Page } from 'playwright-core';
import { serveSite } from '../support/site';

const site = serveSite();

/** Opens a page as a printer would show it, in a browser whose reader prefers the dark theme and has chosen it. */
async function printed(path: string): Promise<Page> {
  const { page, open } = await site.newTab({ colorScheme: 'dark' });
  await page.addInitScript(() => localStorage.setItem('fernline theme', 'dark'));
  await open(path);
  await page.emulateMedia({ media: 'print' });
  return page;
}

test('nothing that can only be pressed is printed, on a page and on a wide sheet', async () => {
  const page = await printed('/guides/phone/');
  for (const width of [700, 1200]) {
    await page.setViewportSize({ width, height: 1000 });
    const shown = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body > :is(a, header, footer), nav, button, [data-reading]')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 80)),
    );
    expect(shown).toEqual([]);
    const article = await page.locator('article').evaluate((element) => element.getBoundingClientRect());
    expect(article.left).toBeLessThan(40);
    expect(article.width).toBeGreaterThan(width - 80);
  }
});

test('paper is white and ink is dark, whatever theme was chosen', async () => {
  const page = await printed('/guides/phone/');
  const colors = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.documentElement).color,
    getComputedStyle(document.documentElement).colorScheme,
  ]);
  expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(22, 24, 29)', 'light']);
});

test('tabs are printed, each under its name, but of six languages only the chosen one; folded answers are open', async () => {
  const tabs = await printed('/api/reference/');
  const panelsOf = (label: string) =>
    tabs.locator(`[role=radiogroup][aria-label="${label}"]`).evaluateAll((groups) =>
      groups.map((group) => ({
        labels: [...group.querySelectorAll('label')].map(({ textContent }) => textContent),
        shown: [...group.querySelectorAll(':scope > div')]
          .filter((panel) => panel.checkVisibility() && panel.querySelector('p')?.checkVisibility())
          .map((panel) => panel.querySelector('p')?.textContent),
      })),
    );
  const responses = await panelsOf('Response');
  expect(responses.length).toBeGreaterThan(0);
  for (const { labels, shown } of responses) expect(shown).toEqual(labels);
  const languages = async () => new Set((await panelsOf('Language')).map(({ shown }) => String(shown)));
  expect(await languages()).toEqual(new Set(['curl']));
  await tabs.evaluate(() => localStorage.setItem('fernline choices', '{"Language":"Python"}'));
  await tabs.reload();
  expect(await languages()).toEqual(new Set(['Python']));
  await tabs.context().close();
  const lesson = await printed('/training/phone/functional/test/');
  const answers = lesson.locator('article details:not(:has(nav)) > :not(summary)');
  expect(await answers.count()).toBeGreaterThan(0);
  for (const answer of await answers.all()) {
    expect(await answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).toBe(true);
    expect((await answer.boundingBox())?.height).toBeGreaterThan(20);
  }
  await lesson.context().close();
});

test('of a playground the request is printed, nothing that can be filled in or pressed, started or not', async () => {
  const page = await printed('/api/');
  const controls = page.locator('main').locator('input, select, textarea, button, summary');
  const shown = async () =>
    controls.evaluateAll((all) =>
      all.filter((control) => control.checkVisibility()).map(({ outerHTML }) => outerHTML.slice(0, 80)),
    );
  const request = page.locator('[data-playground]').locator('xpath=../following-sibling::figure[1]');
  expect([await shown(), await request.isVisible()]).toEqual([[], true]);
  await page.emulateMedia({ media: 'screen' });
  await page.locator('[data-playground] > summary').click();
  await page.locator('[data-live]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect([await shown(), await request.isVisible()]).toEqual([[], true]);
  await page.goto(`${site.origin}/api/reference/`);
  const operation = page.locator('[data-operation]').first();
  expect(await operation.getByText('Try it').isVisible()).toBe(false);
  expect(await operation.locator('input, select, textarea').filter({ visible: true }).count()).toBe(0);
});

test('a link says where it leads, except on the same page; the page says its own address', async () => {
  const page = await printed('/guides/phone/');
  const after = (selector: string) =>
    page
      .locator(`article ${selector}`)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  const inside = page.locator('article p:not([class]) a[href^="/"]').first();
  expect(await after('p:not([class]) a[href^="/"]')).toBe(
    `" (https://docs.fernline.example${await inside.getAttribute('href')})"`,
  );
  const outside = page.locator('article li a[href^="https:"]').first();
  expect(await after('li a[href^="https:"]')).toContain(await outside.getAttribute('href'));
  expect(await after('h2 .anchor')).toBe('none');
  expect(await after('[data-address]')).toBe('"https://docs.fernline.example/guides/phone/"');
  // An address to write to is its own text.
  await page.goto(`${site.origin}/training/overview/`);
  expect(await after('a[href^="mailto:"]')).toBe('none');
});
