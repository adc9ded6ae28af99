import type { Page } from 'playwright-core';
import { roundTrip } from '../support/round-trip';
import { serveSite } from '../support/site';

const site = serveSite();

/** A tab on a page with figures that can be enlarged. */
async function openFigures(hasTouch = false) {
  const tab = await site.open('/guides/phone/', { viewport: { width: 1440, height: 900 }, hasTouch });
  await tab.wake();
  const button = tab.page.getByRole('button', { name: /^Expand image/ }).first();
  await button.waitFor({ state: 'attached' });
  const dialog = tab.page.getByRole('dialog');
  /** Opens it, and waits until it has come to rest. */
  const enlarge = async () => {
    await tab.page.locator('article figure img').first().click();
    await dialog.waitFor();
    await tab.page.waitForFunction(
      () => document.querySelector('dialog[open] [data-rmiz-modal-img]')?.getAnimations().length === 0,
    );
  };
  return { ...tab, button, dialog, enlarge };
}

/** Whether an image is enlarged and stays so, once the page has answered all that was done to it. */
async function isEnlarged(page: Page): Promise<boolean> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await page.locator('[data-rmiz-modal-overlay=visible]').count()) > 0;
}

/** Turns the wheel, and waits until the page knows. */
async function turnWheel(page: Page, distance: number): Promise<void> {
  const turned = await page.evaluateHandle(() => {
    const state = { isDone: false };
    addEventListener('wheel', () => (state.isDone = true), { once: true, passive: true });
    return state;
  });
  await page.mouse.wheel(0, distance);
  await page.waitForFunction((state) => state.isDone, turned);
}

test('an image can be enlarged 1000 ms after it was mounted, not before', async () => {
  const { page, open, wake, requests } = await site.newTab({ viewport: { width: 1440, height: 900 } });
  await page.clock.install();
  await open('/faq/');
  await wake();
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.locator('#sidebar a[href="/guides/phone/"]').evaluate((link: HTMLElement) => link.click());
  await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
  const button = page.getByRole('button', { name: /^Expand image/ }).first();
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page.clock.runFor(999);
  await roundTrip(page);
  expect(requests.filter((url) => url.includes('/_next/'))).toEqual([]);
  expect(await button.count()).toBe(0);
  await page.clock.runFor(1);
  await button.waitFor({ state: 'attached' });
});

test('the image that a reader sees stays the same element when it can be enlarged, so that it does not flicker', async () => {
  const { page, wake } = await site.open('/guides/phone/');
  const image = page.locator('article figure img').first();
  await image.evaluate((element) => (element.dataset.same = ''));
  await wake();
  await page.locator('[data-rmiz] img[data-same]').waitFor();
});

test('by keyboard: it is opened, has a name, is closed by its button or Escape, and gives the focus back', async () => {
  const { page, button, dialog, alarms } = await openFigures();
  const alt = (await page.locator('article figure img').first().getAttribute('alt')) ?? '';
  for (const key of ['Escape', 'Enter']) {
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: alt }).waitFor();
    // The page behind cannot be reached meanwhile.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    await page.getByRole('button', { name: 'Minimize image' }).focus();
    await page.keyboard.press(key);
    await dialog.waitFor({ state: 'hidden' });
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Expand image: ${alt}`);
  }
  expect(alarms).toEqual([]);
});

test('40 px of scrolling leave it enlarged, there and back too; 41 px close it', async () => {
  const { page, dialog, enlarge } = await openFigures();
  await enlarge();
  await page.mouse.move(700, 450);
  for (const turn of [40, -40, -40, 40, 40]) {
    await turnWheel(page, turn);
    expect([turn, await isEnlarged(page)]).toEqual([turn, true]);
  }
  await turnWheel(page, 1);
  await dialog.waitFor({ state: 'hidden' });
  // What was scrolled the last time does not count.
  await enlarge();
  await turnWheel(page, 40);
  expect(await isEnlarged(page)).toBe(true);
  // Otherwise than by the wheel as well.
  await page.evaluate(() => scrollBy(0, 41));
  await dialog.waitFor({ state: 'hidden' });
});

test('so do 41 px by a finger, while two fingers enlarge further', async () => {
  const { page, dialog, enlarge } = await openFigures(true);
  await enlarge();
  const browser = await page.context().newCDPSession(page);
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: [number, number][]) => {
    await browser.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: places.map(([x, y], id) => ({ x, y, id })),
    });
  };
  await touch('touchStart', [700, 450]);
  await touch('touchMove', [700, 410]);
  expect(await isEnlarged(page)).toBe(true);
  await touch('touchMove', [700, 409]);
  await dialog.waitFor({ state: 'hidden' });
  await touch('touchEnd');
  await enlarge();
  await touch('touchStart', [600, 400], [800, 400]);
  await touch('touchMove', [600, 300], [800, 500]);
  await touch('touchEnd');
  expect(await isEnlarged(page)).toBe(true);
});

test('a navigation closes it, and the other page can be scrolled', async () => {
  const { page, dialog, enlarge } = await openFigures();
  await page.locator('#sidebar a[href="/guides/chat/"]').click();
  await page.getByRole('heading', { level: 1, name: 'Check a chat on a web page' }).waitFor();
  await page.goBack();
  await page
    .getByRole('button', { name: /^Expand image/ })
    .first()
    .waitFor({ state: 'attached' });
  await enlarge();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Check a chat on a web page' }).waitFor();
  await dialog.waitFor({ state: 'hidden' });
  await page.mouse.move(700, 450);
  await page.mouse.wheel(0, 300);
  await page.waitForFunction(() => scrollY > 200);
});
