import { openSite, type SiteUnderTest } from '../support/site';

let site: SiteUnderTest;

beforeAll(async () => {
  site = await openSite('content');
}, 60_000);

afterAll(() => site.close());

describe('the back-to-top button', () => {
  test('appears beyond 300 px, not before, is looked at every 100 ms, and works by keyboard', async () => {
    const { page, open, wake } = await site.newTab({ viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const button = page.getByRole('button', { name: 'Back to top' });
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    /** Scrolls, and waits until the page has heard of it. */
    const scroll = (top: number) =>
      page.evaluate(
        (y) =>
          new Promise<void>((resolve) => {
            addEventListener('scroll', () => resolve(), { once: true });
            scrollTo(0, y);
          }),
        top,
      );
    /** What is shown once React has had its turn. */
    const isShown = async () => {
      await page.waitForTimeout(100);
      return button.isVisible();
    };
    await scroll(300);
    await page.clock.runFor(1000);
    expect(await isShown()).toBe(false);
    await scroll(301);
    await page.clock.runFor(1000);
    await button.waitFor();
    await scroll(400);
    await scroll(200);
    await page.clock.runFor(99);
    expect(await isShown()).toBe(true);
    await page.clock.runFor(1);
    await button.waitFor({ state: 'hidden' });
    await scroll(1000);
    await page.clock.runFor(1000);
    await button.waitFor();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => scrollY === 0);
    await page.clock.runFor(1000);
    await button.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.context().close();
  });
});

test('reading progress grows at the top of the page, before any script runs, and is not on the home page', async () => {
  const { page, open, requests } = await site.newTab({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  });
  await open('/guides/ivr/');
  const bar = page.locator('[data-reading=top]');
  expect((await bar.boundingBox())?.width ?? 0).toBe(0);
  await page.mouse.wheel(0, 100_000);
  while (((await bar.boundingBox())?.width ?? 0) < 1400) await page.waitForTimeout(50);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  await open('/');
  expect(await page.locator('[data-reading]').count()).toBe(0);
  await page.context().close();
});

test('reading progress is shown at the edge that a page asks for', async () => {
  const { page, open } = await site.newTab({ viewport: { width: 1000, height: 800 } });
  await open('/guides/ivr/');
  const bar = page.locator('[data-reading]');
  for (const [edge, start, end] of [
    ['top', [0, 0, 0, 3], [0, 0, 1000, 3]],
    ['bottom', [0, 797, 0, 3], [0, 797, 1000, 3]],
    ['left', [0, 0, 3, 0], [0, 0, 3, 800]],
    ['right', [997, 0, 3, 0], [997, 0, 3, 800]],
  ] as const) {
    // The class of that edge, as `ReadingProgress` gives it to a page with this `readingShow`.
    await bar.evaluate((element, to) => {
      const classes = [...element.classList];
      element.setAttribute(
        'class',
        classes.join(' ').replace(new RegExp(`${element.getAttribute('data-reading')}$`), to),
      );
      element.setAttribute('data-reading', to);
    }, edge);
    for (const [top, box] of [
      [0, start],
      [1e6, end],
    ] as const) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await page.waitForFunction(([x, y, width, height]) => {
        const area = document.querySelector('[data-reading]')?.getBoundingClientRect();
        return (
          area &&
          [area.x - x, area.y - y, area.width - width, area.height - height].every(
            (difference) => Math.abs(difference) < 1,
          )
        );
      }, box);
    }
  }
  await page.context().close();
});

test('anchor links scroll smoothly, and at once for readers who ask for reduced motion', async () => {
  for (const [reducedMotion, isSmooth] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    const { page, open, wake } = await site.newTab({ reducedMotion, viewport: { width: 1440, height: 900 } });
    await open('/guides/ivr/');
    await wake();
    const places = await page.evaluate(
      () =>
        new Promise<number[]>((resolve) => {
          const seen: number[] = [];
          addEventListener('scroll', () => seen.push(scrollY));
          addEventListener('scrollend', () => resolve(seen), { once: true });
          document.querySelector<HTMLElement>('nav[aria-label="On this page"] a[href="#repeatonphrase"]')?.click();
        }),
    );
    // On the way there are places between here and there, or there are none.
    expect([reducedMotion, new Set(places).size > 2]).toEqual([reducedMotion, isSmooth]);
    await page.context().close();
  }
});
