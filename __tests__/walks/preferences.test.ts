import type { Page } from 'playwright-core';
import { wear } from '../support/faces';
import { problemsOfLayout } from '../support/layout';
import { PAGE_TYPES } from '../support/page-types';
import { type Tab, serveSite } from '../support/site';

/** What is left of a usual screen at 400 % zoom. */
const SMALL = { width: 320, height: 256 };

const site = serveSite();

test.each(PAGE_TYPES)(
  '%s can be read at 400 % zoom and with the text spacing of WCAG 1.4.12, and does not move',
  async (address) => {
    const { page } = await site.open(address, { viewport: SMALL, reducedMotion: 'reduce' });
    await page.evaluate(() => scrollTo(0, 600));
    expect(await page.evaluate(problemsOfSmallScreen)).toEqual([]);
    await page.evaluate(() => scrollTo(0, 0));
    await wear(page, 'wide');
    await spaceText(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      // The header may take a second line then.
      expect([width, await problemsOfLayout(page, { header: 100 })]).toEqual([width, []]);
    }
    expect(await page.evaluate(movements)).toEqual([]);
  },
);

test('at 400 % zoom what has the focus is not hidden behind what stays', async () => {
  const { page } = await site.open('/guides/phone/', { viewport: SMALL });
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab');
    const hidden = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused.closest('header, #frame\\:sidebar')) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      // The button on a figure lets presses through to the image below it.
      const place = focused.closest('[data-rmiz]') ?? focused;
      const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      // Some of it must be seen, not all: a long sample is higher than the screen.
      const isSeen = [0.1, 0.5, 0.9].some((share) => {
        const seen = document.elementFromPoint((left + right) / 2, first + share * (last - first));
        return seen && (place.contains(seen) || seen.contains(focused));
      });
      return isSeen ? null : focused.outerHTML.slice(0, 120);
    });
    expect(hidden).toBeNull();
  }
});

describe('for readers who ask for reduced motion', () => {
  test.each<[string, (tab: Tab) => Promise<void>]>([
    [
      'the search',
      async ({ page }) => {
        await page.keyboard.press('/');
        await page.getByRole('combobox').waitFor();
      },
    ],
    [
      'the menu of a phone',
      async ({ page }) => {
        await page.setViewportSize({ width: 390, height: 800 });
        await page.getByRole('button', { name: 'Menu' }).press('Enter');
      },
    ],
    [
      'an enlarged figure',
      async ({ page, wake }) => {
        await wake();
        // Images zoom from 1000 ms after the page.
        await page.waitForTimeout(1000);
        await page
          .getByRole('button', { name: /^Expand image/ })
          .first()
          .press('Enter');
        await page.getByRole('dialog').waitFor();
      },
    ],
    [
      'a navigation under way',
      async ({ page, wake }) => {
        await wake();
        // The bar as it is inserted. Browsers answer no question while they wait for a page.
        await page.evaluate(() => {
          document.body.insertAdjacentHTML('beforeend', '<div id="nprogress"><div class="bar"></div></div>');
        });
      },
    ],
  ])('nothing moves by itself in %s, and no change takes time', async (_, reach) => {
    const tab = await site.open('/guides/phone/', { reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await reach(tab);
    expect(await tab.page.evaluate(movements)).toEqual([]);
  });

  test.each(['reduce', 'no-preference'] as const)(
    'nothing on the home page moves by itself: %s',
    async (reducedMotion) => {
      const { page } = await site.open('/', { reducedMotion });
      const moving = await page.evaluate(
        () =>
          [...document.querySelectorAll('*')].filter((element) => {
            const { animationName, animationTimeline } = getComputedStyle(element) as unknown as Record<string, string>;
            return animationName !== 'none' && animationTimeline === 'auto';
          }).length,
      );
      expect(moving).toBe(0);
    },
  );
});

/** The text spacing that readers may choose. A sheet of the script's does not ask the page's policy. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
}

/** In the page: whether it is wider than the screen, and which share of the screen never scrolls away. */
function problemsOfSmallScreen(): string[] {
  const problems: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} pixels wide`);
  let covered = 0;
  for (const element of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(element);
    if ((position !== 'fixed' && position !== 'sticky') || !element.checkVisibility()) continue;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    if (right <= 0 || left >= innerWidth) continue;
    const isStuck = position === 'fixed' || (top <= 1 && scrollY > 0 && element.closest('table') === null);
    if (isStuck) covered += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) * (right - left);
  }
  const share = covered / (innerWidth * innerHeight);
  if (share > 0.125) problems.push(`${Math.round(share * 100)} % of the screen never scrolls away`);
  return problems;
}

/** In the page: what is animated by time, or would be when it changes. Following the scroll position is no movement by itself. */
function movements(): string[] {
  const found: string[] = [];
  const seconds = (list: string) =>
    Math.max(...list.split(',').map((part) => Number.parseFloat(part) * (part.includes('ms') ? 0.001 : 1)));
  for (const element of document.querySelectorAll('body, body *')) {
    for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
      const style = getComputedStyle(element, pseudo);
      const isTimed = style.animationName !== 'none' && style.getPropertyValue('animation-timeline') === 'auto';
      if (isTimed || seconds(style.transitionDuration) > 0.02)
        found.push(
          `${element.tagName.toLowerCase()}.${element.getAttribute('class')}${pseudo ?? ''}: ${isTimed ? style.animationName : style.transition}`,
        );
    }
  }
  return [...new Set(found)];
}
