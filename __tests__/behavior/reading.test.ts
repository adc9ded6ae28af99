import { serveSite } from '../support/site';

const site = serveSite();

test('the back-to-top button appears beyond 300 px, not before, is looked at every 100 ms, and works by keyboard', async () => {
  const { page, wake } = await site.open('/guides/phone/', { viewport: { width: 1440, height: 900 } });
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
  /** Whether it is shown once React, which does its work in messages to itself, has had its turn. */
  const isShown = async () => {
    await page.evaluate(async () => {
      for (let turn = 0; turn < 5; turn++)
        await new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = resolve;
          port2.postMessage(turn);
        });
    });
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
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('frame:content');
});

test('reading progress grows at the top of the page, before any script runs, and is not on the home page', async () => {
  const { page, open, requests } = await site.newTab({
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled: false,
  });
  await open('/guides/phone/');
  const bar = page.locator('[data-reading=top]');
  expect((await bar.boundingBox())?.width ?? 0).toBe(0);
  // A wheel that is turned before the page was painted moves nothing. Asked from here: a page without scripts has no turns in
  // which it could look at a condition.
  while (((await bar.boundingBox())?.width ?? 0) < 1400) await page.mouse.wheel(0, 100_000);
  expect(requests.filter((url) => url.endsWith('.js'))).toEqual([]);
  await open('/');
  expect(await page.locator('[data-reading]').count()).toBe(0);
});

test.each([
  ['top', '/guides/phone/', [0, 0, 0, 3], [0, 0, 1000, 3]],
  ['bottom', '/dashboard/history/', [0, 297, 0, 3], [0, 297, 1000, 3]],
  ['left', '/faq/', [0, 0, 3, 0], [0, 0, 3, 300]],
  ['right', '/guides/chat/', [997, 0, 3, 0], [997, 0, 3, 300]],
])('reading progress is shown at the edge that a page asks for: %s', async (edge, address, start, end) => {
  const { page } = await site.open(address, { viewport: { width: 1000, height: 300 } });
  expect(await page.locator('[data-reading]').getAttribute('data-reading')).toBe(edge);
  for (const [top, box] of [
    [0, start],
    [1e6, end],
  ] as const) {
    await page.evaluate((y) => scrollTo(0, y), top);
    await page.waitForFunction((expected) => {
      const { x, y, width, height } =
        document.querySelector('[data-reading]')?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].every((length, index) => Math.abs(length - (expected[index] ?? 0)) < 1);
    }, box);
  }
});

test('anchor links scroll smoothly, and at once for readers who ask for reduced motion', async () => {
  for (const [reducedMotion, isSmooth] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    const { page, wake } = await site.open('/guides/phone/', { reducedMotion, viewport: { width: 1440, height: 900 } });
    await wake();
    const [start, pressed, end] = await page.evaluate(async () => {
      const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }));
      const before = scrollY;
      document.querySelector<HTMLElement>('nav[aria-label="On this page"] a[href="#repeatonphrase"]')?.click();
      const after = scrollY;
      await ended;
      return [before, after, scrollY];
    });
    expect(end).toBeGreaterThan(100);
    // With the press the page is there, or has yet to begin to move.
    expect([reducedMotion, pressed]).toEqual([reducedMotion, isSmooth ? start : end]);
  }
});

test('code is written from left to right on a page that the browser has translated into Arabic', async () => {
  const { page } = await site.open('/guides/phone/');
  await page.evaluate(() => (document.documentElement.dir = 'rtl'));
  for (const selector of ['pre', 'pre code', 'td code'])
    expect(
      await page
        .locator(selector)
        .first()
        .evaluate((code) => getComputedStyle(code).direction),
    ).toBe('ltr');
});
