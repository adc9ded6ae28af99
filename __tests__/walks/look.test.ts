import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { listen } from '../../lib/hosts/server';
import { problemsAtEachWidth } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { serveSite, settingsOf, type Tab } from '../support/site';

const site = serveSite();

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const boxOf = async (place: Locator) => {
  const box = await place.boundingBox();
  if (!box) throw new Error(`${String(place)} is not seen`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
};

test.each([
  ['/guides/phone/', { viewport: PHONE }],
  ['/guides/phone/', { viewport: PHONE, hasTouch: true, isMobile: true }],
  // Its tabs are the heads of frames.
  ['/api/reference/', { viewport: PHONE, hasTouch: true, isMobile: true }],
  ['/guides/phone/', { viewport: DESK }],
])('no copy button covers code on %s in %o', async (address, options) => {
  const { page } = await site.open(address, options);
  const covered = await page.locator('[data-copy=""]').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const code = button.parentElement?.querySelector('pre');
      const [over, under] = [button.getBoundingClientRect(), code!.getBoundingClientRect()];
      return over.left < under.right && over.top < under.bottom && over.bottom > under.top ? code!.textContent : [];
    }),
  );
  expect(covered).toEqual([]);
});

test('on a phone, what is pressed in a lesson is at least 44 px high', async () => {
  const { page } = await site.open('/training/phone/functional/test/', {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
  });
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  const pressed =
    'header button, nav :is(a, summary), main :is(button, summary, label:has([data-tab])):not([data-island] *)';
  const low = await page.locator(pressed).evaluateAll((all) =>
    all.flatMap((one) => {
      const { height } = one.getBoundingClientRect();
      return one.checkVisibility() && height < 44 ? `${one.outerHTML.slice(0, 80)}: ${height} px` : [];
    }),
  );
  expect(low).toEqual([]);
});

test('on a phone, "Try it" is 44 px high', async () => {
  const { page } = await site.open('/api/reference/', { viewport: PHONE, hasTouch: true, isMobile: true });
  const { height } = await boxOf(page.locator('[data-playground] > summary').first());
  expect(Math.round(height)).toBe(44);
});

test('on a phone, the search fills the screen', async () => {
  const { page, wake } = await site.open('/guides/phone/', { viewport: PHONE });
  await wake();
  await page.keyboard.press('/');
  const { x, y, width, height } = await boxOf(page.locator('dialog[open]'));
  expect({ x, y, width, height }).toEqual({ x: 0, y: 0, ...PHONE });
});

test('on a phone, breadcrumbs are on one line, and end above the title', async () => {
  const { page } = await site.open('/training/phone/functional/test/', { viewport: PHONE });
  const entries = page.locator('nav[aria-label=Breadcrumbs] li').filter({ visible: true });
  const tops = await entries.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  expect(await entries.last().textContent()).not.toBe(await page.locator('h1').textContent());
});

test('at the end of a page, the list next to it still begins below the header', async () => {
  const { page } = await site.open('/training/phone/functional/test/', { viewport: DESK });
  const list = page.locator('#frame\\:sidebar h2');
  const before = await boxOf(list);
  await page.keyboard.press('End');
  await page.waitForFunction(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  // The header's line is a pixel high.
  expect(Math.abs((await boxOf(list)).y - before.y)).toBeLessThanOrEqual(1);
});

test('the bar that shows a page loading leaves the reading progress in view', async () => {
  const { page } = await site.open('/guides/phone/');
  // The elements that `inline/leaving.ts` adds when a link is pressed.
  await page.evaluate(() =>
    document.body.insertAdjacentHTML('beforeend', '<div id="nprogress"><div class="bar"></div></div>'),
  );
  const [loading, reading] = await Promise.all(
    [page.locator('#nprogress .bar'), page.locator('[data-reading]')].map(boxOf),
  );
  expect(loading!.y).toBeGreaterThanOrEqual(reading!.bottom);
});

test('an enlarged figure on a phone is at least a third larger', async () => {
  const { page, wake } = await site.open('/guides/phone/', { viewport: PHONE, hasTouch: true, isMobile: true });
  await wake();
  const image = page.locator('article figure img').first();
  const { width } = await boxOf(image);
  await page.waitForTimeout(1000);
  await image.click({ force: true });
  await page.locator('[data-rmiz-modal-overlay=visible]').waitFor();
  expect((await boxOf(page.locator('dialog[open] [data-rmiz-modal-img]'))).width).toBeGreaterThan(width * 1.33);
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
    expect(loaded).toEqual([expect.stringMatching(/^Bricolage (Grotesque|late) loaded$/)]);
  });

  test.each([390, 820, 1100, 1440])('nothing moves when the face arrives late, at %i px', async (width) => {
    for (const address of PAGE_TYPES) {
      const tab = await site.newTab({ viewport: { width, height: 900 } });
      const arrive = await openBeforeFace(tab, address);
      const before = await tab.page.evaluate(() => performance.now());
      await arrive();
      expect([address, await shiftsIn(tab.page, before)]).toEqual([address, []]);
    }
  });

  test('nothing moves when the page that is missing names similar ones', async () => {
    const { page } = await site.open('/guides/phones/');
    await page.getByText('Did you mean:').waitFor();
    expect(await shiftsIn(page)).toEqual([]);
  });

  test.each([PHONE, DESK])('a face that arrives late is shown if nothing moves, in %o', async (viewport) => {
    const { page } = await site.open('/guides/phone/', { viewport });
    const intended = await page.evaluate(widthOfTitle);
    const tab = await site.newTab({ viewport });
    const arrive = await openBeforeFace(tab, '/guides/phone/');
    expect(await tab.page.evaluate(widthOfTitle)).not.toBe(intended);
    // Browsers lay out all text again if a script adds a face to the document.
    const faces = () => tab.page.evaluate(() => document.fonts.size);
    const before = await faces();
    await arrive();
    expect(await tab.page.evaluate(widthOfTitle)).toBe(intended);
    expect(await faces()).toBe(before);
  });

  test('a title that would break differently in the late face keeps its own', async () => {
    const { page } = await site.open('/guides/phone/');
    const intended = await page.evaluate(widthOfTitle);
    const tab = await site.newTab();
    const arrive = await openBeforeFace(tab, '/guides/phone/');
    const width = (intended + (await tab.page.evaluate(widthOfTitle))) / 2;
    // Only one of the faces has room for the title on one line.
    await tab.page.evaluate((width) => (document.querySelector('h1')!.style.width = `${width}px`), width);
    const shown = await tab.page.evaluate(widthOfTitle);
    await arrive();
    expect(await tab.page.evaluate(widthOfTitle)).toBe(shown);
  });
});

/** Opens and paints a whole page, without the face of its titles. Returns what lets the face arrive. */
async function openBeforeFace({ page, open }: Tab, address: string): Promise<() => Promise<void>> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', (route) => released.then(() => route.continue()));
  const opened = open(address);
  // A busy browser paints part of a document first, where what comes before its neighbors is in another place.
  await page.waitForFunction(() => document.readyState !== 'loading');
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return async () => {
    release();
    await opened;
    await page.waitForTimeout(500);
  };
}

/** The shifts of an open page's layout so far, from a time in milliseconds on, each as what has moved. */
function shiftsIn(page: Page, from = 0): Promise<string[]> {
  return page.evaluate(async (from) => {
    const found: PerformanceEntry[] = [];
    new PerformanceObserver((list) => found.push(...list.getEntries())).observe({
      type: 'layout-shift',
      buffered: true,
    });
    await new Promise((resolve) => setTimeout(resolve, 100));
    return found.filter(({ startTime }) => startTime >= from).map((entry) => JSON.stringify(entry));
  }, from);
}

/** The width of the title's text, which is on one line. */
function widthOfTitle(): number {
  const text = document.createRange();
  text.selectNodeContents(document.querySelector('h1')!);
  return text.getBoundingClientRect().width;
}

test.each([
  ['index.html', 'what is below the header', 820, /<main /g, 0],
  // After the fourth of six.
  ['index.html', 'a card', 1440, /<li class="[^"]*_card"/g, 4],
  ['practice/checker/index.html', 'the checker', 1090, /<div [^>]*data-island="checker"/g, 0],
  ['practice/checker/index.html', 'a field of its toolbar', 1090, /<label [^>]*_field"/g, 1],
  ['practice/checker/index.html', 'a field of its toolbar', 390, /<label [^>]*_field"/g, 1],
  ['practice/checker/index.html', 'its buttons', 1090, /<button [^>]*name="copy"/g, 0],
  ['practice/checker/index.html', 'its buttons', 390, /<button [^>]*name="download"/g, 0],
])('nothing moves in %s while %s and the rest arrive', async (file, _what, width, pattern, index) => {
  const html = readFileSync(path.join(settingsOf('site').outDir, file), 'utf8');
  const place = [...html.matchAll(pattern)][index]!.index;
  const server = createServer((_request, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.write(html.slice(0, place));
    setTimeout(() => response.end(html.slice(place)), 500);
  });
  try {
    const { page } = await site.newTab({ viewport: { width, height: 1400 } });
    await page.goto(await listen(server, 0));
    expect(await shiftsIn(page)).toEqual([]);
  } finally {
    server.close();
  }
});

test('a menu has a title of the same size as a page', async () => {
  const { page, open } = await site.newTab({ viewport: DESK });
  const sizes: string[] = [];
  for (const address of ['/guides/phone/', '/training/phone/overview/', '/no/page/has/this/address/']) {
    await open(address);
    sizes.push(await page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize));
  }
  expect(new Set(sizes).size).toBe(1);
});

test('on a wide screen the whole is centered, and text, code and tables end on one edge', async () => {
  const { page } = await site.open('/guides/phone/', { viewport: { width: 1920, height: 900 } });
  const sidebar = await boxOf(page.locator('#frame\\:sidebar'));
  const main = await boxOf(page.getByRole('main'));
  expect(sidebar.x).toBeGreaterThan(100);
  expect(sidebar.x).toBeCloseTo(1920 - main.right, -1);
  const ends = await page
    .locator('article :is(figure[data-language]:not([role=radiogroup] *), [role=radiogroup], table, h2)')
    .evaluateAll((all) =>
      all.filter((one) => one.checkVisibility()).map((one) => Math.round(one.getBoundingClientRect().right)),
    );
  expect([...new Set(ends)]).toHaveLength(1);
});

test('samples of the reference show all of their lines and their copy button', async () => {
  const { page } = await site.open('/api/reference/', { viewport: DESK });
  const blocks = page.locator('[data-operation] figure:visible');
  expect(await blocks.count()).toBeGreaterThan(4);
  const found = await blocks.evaluateAll((figures) =>
    figures.map((figure) => {
      const code = figure.querySelector('pre')!;
      const copy = figure.querySelector('[data-copy]')!;
      return {
        hidden: code.scrollWidth - code.clientWidth,
        copy: copy.checkVisibility({ opacityProperty: true }),
      };
    }),
  );
  expect(found.filter(({ hidden, copy }) => hidden > 0 || !copy)).toEqual([]);
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
