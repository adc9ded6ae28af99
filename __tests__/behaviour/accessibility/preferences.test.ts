import type { Page } from 'playwright-core';
import { PAGE_TYPES } from '../../support/page-types';
import { openSite, type SiteUnderTest, type Tab } from '../../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

async function onEach(
  options: Parameters<SiteUnderTest['newTab']>[0],
  look: (page: Page) => Promise<unknown>,
): Promise<void> {
  const { page, open } = await site.newTab(options);
  for (const address of PAGE_TYPES) {
    await open(address);
    expect([address, await look(page)]).toEqual([address, []]);
  }
  await page.context().close();
}

describe('at 400 % zoom, which leaves 320 × 256 pixels', () => {
  const viewport = { width: 320, height: 256 };

  test('a page is read by scrolling in one direction, and nothing that stays takes more than an eighth of the screen', () =>
    onEach({ viewport }, async (page) => {
      await page.evaluate(() => scrollTo(0, 600));
      return page.evaluate(problemsOfSmallScreen);
    }));

  test('what has the focus is not hidden behind what stays', async () => {
    const { page, open } = await site.newTab({ viewport });
    await open('/guides/ivr/');
    for (let press = 0; press < 40; press++) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused || focused.closest('header, #sidebar')) return null;
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
    await page.context().close();
  });
});

test.each([320, 1280])('with the text spacing of WCAG 1.4.12 nothing is cut off or covered at %i pixels', (width) =>
  onEach({ viewport: { width, height: 800 }, bypassCSP: true }, async (page) => {
    await page.addStyleTag({
      content: `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
        p { margin-block-end: 2em !important }`,
    });
    return page.evaluate(problemsOfText);
  }),
);

test('text at 200 % is neither cut off nor covered', () =>
  onEach({ viewport: { width: 1280, height: 800 }, bypassCSP: true }, async (page) => {
    await page.addStyleTag({ content: ':root { font-size: 200% !important }' });
    return page.evaluate(problemsOfText);
  }));

describe('for readers who ask for reduced motion', () => {
  test('nothing moves by itself, and no change takes time', () =>
    onEach({ reducedMotion: 'reduce' }, (page) => page.evaluate(movements)));

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
        await page.route('**/guides/webchat/**', () => undefined);
        await page.locator('#sidebar').getByRole('link', { name: 'Webchat' }).click();
        await page.locator('#nprogress').waitFor({ state: 'attached' });
      },
    ],
  ])('nor in %s', async (_, reach) => {
    const tab = await site.newTab({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } });
    await tab.open('/guides/ivr/');
    await reach(tab);
    expect(await tab.page.evaluate(movements)).toEqual([]);
    await tab.page.context().close();
  });

  test('the conversation of the home page is there at once; for others it comes turn by turn and ends', async () => {
    for (const [reducedMotion, animations] of [
      ['reduce', 0],
      ['no-preference', 6],
    ] as const) {
      const { page, open } = await site.newTab({ reducedMotion });
      await open('/');
      const running = await page.evaluate(() =>
        document.getAnimations().map((animation) => Number(animation.effect?.getComputedTiming().endTime)),
      );
      expect([reducedMotion, running.length]).toEqual([reducedMotion, animations]);
      // What moves by itself for more than five seconds would need a way to stop it.
      expect(running.filter((end) => !(end < 5000))).toEqual([]);
      await page.context().close();
    }
  });
});

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

/** In the page: text that its box cuts off, and controls that lie upon each other. */
function problemsOfText(): string[] {
  const problems: string[] = [];
  const name = (element: Element) => `${element.tagName.toLowerCase()} “${element.textContent?.trim().slice(0, 40)}”`;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} pixels wide`);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    if (element.closest('.visually-hidden') || !element.checkVisibility() || !element.textContent?.trim()) continue;
    if (
      (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
      problems.push(`cut off: ${name(element)}`);
  }
  const controls = [...document.querySelectorAll('a[href], button, summary, input')].filter((control) => {
    const { width, right, left } = control.getBoundingClientRect();
    return control.checkVisibility({ opacityProperty: true }) && width > 0 && right > 0 && left < innerWidth;
  });
  for (const [index, control] of controls.entries()) {
    const box = control.getBoundingClientRect();
    // Text that a box of fixed height cannot hold sticks out of it.
    if (control.scrollHeight > control.clientHeight + 2 && control.clientHeight > 0)
      problems.push(`sticks out: ${name(control)}`);
    for (const other of controls.slice(index + 1, index + 8)) {
      const { left, right, top, bottom } = other.getBoundingClientRect();
      const width = Math.min(right, box.right) - Math.max(left, box.left);
      const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
      const isInside = control.contains(other) || other.contains(control);
      const isInline = getComputedStyle(control).display === 'inline' && getComputedStyle(other).display === 'inline';
      if (!isInside && !isInline && width > 2 && height > 2) problems.push(`${name(control)} lies upon ${name(other)}`);
    }
  }
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
