import type { Locator, Page } from 'playwright-core';
import { problemsAtEachWidth } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { serveSite } from '../support/site';

const site = serveSite();

const FACE = '**/fonts/*.woff2';
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not seen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test('on a phone, no copy button covers code', async () => {
  const { page } = await site.open('/guides/phone/', { viewport: PHONE });
  const covered = await page.locator('[data-copy=""]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const code = button.parentElement?.querySelector('pre');
      const [over, under] = [button.getBoundingClientRect(), code!.getBoundingClientRect()];
      return over.left < under.right && over.top < under.bottom && over.bottom > under.top ? code!.textContent : [];
    }),
  );
  expect(covered).toEqual([]);
});

describe('titles', () => {
  test.each(PAGE_TYPES)('the title of %s has the face of the site', async (address) => {
    const { page } = await site.open(address);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      const { fontFamily, fontWeight } = getComputedStyle(document.querySelector('h1')!);
      const [first = ''] = fontFamily.split(', ');
      return [...document.fonts]
        .filter((face) => face.family === first.replaceAll('"', '') && face.weight === fontWeight)
        .map(({ family, status }) => `${family} ${status}`);
    });
    expect(loaded).toEqual(['Bricolage Grotesque loaded']);
  });

  test.each([DESK, PHONE])('nothing moves when the face arrives, at %j', async (viewport) => {
    const { page, open } = await site.newTab({ viewport });
    for (const address of PAGE_TYPES) {
      let release = () => undefined as void;
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(FACE, (route) => released.then(() => route.continue()));
      await page.addInitScript('addEventListener("load", () => (document.documentElement.dataset.loaded = ""))');
      const opened = open(address);
      // The whole page is there but for what is held back.
      await page.waitForFunction(() => document.readyState !== 'loading' && document.querySelector('h1'));
      const before = await placesIn(page);
      release();
      await opened;
      await page.evaluate(() => document.fonts.ready);
      const after = await placesIn(page);
      // Rounded places may differ by one, depending on the system's fonts.
      const moved = before.filter((place, index) => Math.abs(place - (after[index] ?? Infinity)) > 1);
      expect([address, moved, after.length]).toEqual([address, [], before.length]);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
});

/** Where the text of the title begins, and what follows it, without fractions of a pixel. */
function placesIn(page: Page) {
  return page.evaluate(() => {
    const title = document.createRange();
    title.selectNodeContents(document.querySelector('h1')!);
    const following = [...document.querySelectorAll('main p, main h2, main figure')]
      .filter((element) => element.checkVisibility())
      .slice(0, 12);
    return [title, ...following].map((place) => Math.round(place.getBoundingClientRect().top));
  });
}

test('on a wide screen the whole is centered, and text, code and tables end on one edge', async () => {
  const { page } = await site.open('/guides/phone/', { viewport: { width: 1920, height: 900 } });
  const sidebar = await boxOf(page.locator('#frame\\:sidebar'));
  const main = await boxOf(page.getByRole('main'));
  expect(sidebar.x).toBeGreaterThan(100);
  expect(sidebar.x).toBeCloseTo(1920 - main.right, -1);
  const ends = await page
    .locator('article figure[data-language], article table, article h2')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().right)),
    );
  expect([...new Set(ends)]).toHaveLength(1);
});

test('samples of the reference show all of their lines, their request in a tab and their copy button', async () => {
  const { page } = await site.open('/api/reference/', { viewport: DESK });
  const blocks = page.locator('[data-operation] figure:visible');
  expect(await blocks.count()).toBeGreaterThan(4);
  const found = await blocks.evaluateAll((figures) =>
    figures.map((figure) => {
      const code = figure.querySelector('pre')!;
      const copy = figure.querySelector('[data-copy]')!;
      return {
        hidden: code.scrollWidth - code.clientWidth,
        tab: figure.querySelector('figcaption')?.textContent !== undefined,
        copy: copy.checkVisibility({ opacityProperty: true }),
      };
    }),
  );
  expect(found.filter(({ hidden, tab, copy }) => hidden > 0 || !tab || !copy)).toEqual([]);
});

test('the drawer has a title, and a button that closes it without scripts', async () => {
  const { page } = await site.open('/guides/phone/', { viewport: PHONE, javaScriptEnabled: false });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const drawer = page.locator('#frame\\:sidebar');
  expect(await drawer.getByText('Documentation').isVisible()).toBe(true);
  await drawer.evaluate((nav) => nav.scrollTo(0, 1e4));
  await drawer.getByRole('button', { name: 'Close the menu' }).click();
  await drawer.waitFor({ state: 'hidden' });
});

test('the button back to the top lies in the header, where it covers nothing, on every screen', async () => {
  const { page, wake } = await site.open('/guides/phone/');
  await wake();
  await page.evaluate(() => scrollTo(0, 2000));
  const button = page.getByRole('button', { name: 'Back to top' });
  await button.waitFor();
  const look = async () => {
    const [own, header] = await Promise.all([button, page.locator('header')].map(boxOf));
    return own!.bottom <= header!.bottom
      ? []
      : [`the button ends at ${own!.bottom} px, the header at ${header!.bottom}`];
  };
  for (const face of ['wide', 'narrow'] as const) expect(await problemsAtEachWidth(page, face, look)).toEqual([]);
});
