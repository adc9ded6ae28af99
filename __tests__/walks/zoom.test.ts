import type { Page } from 'playwright-core';
import { serveSite } from '../support/site';

const site = serveSite();

/** A tab on a page with figures that can be enlarged. */
async function openFigures(hasTouch = false) {
  const tab = await site.open('/guides/phone/', { viewport: { width: 1440, height: 900 }, hasTouch });
  await tab.wake();
  const button = tab.page.getByRole('button', { name: /^Expand image/ }).first();
  await button.waitFor({ state: 'attached' });
  // Images zoom from 1000 ms after the page.
  await tab.page.waitForTimeout(1000);
  const dialog = tab.page.getByRole('dialog');
  /** Opens it, and waits until it has come to rest. */
  const enlarge = async () => {
    await tab.page.locator('article figure img').first().click({ force: true });
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
    // A dialog announces that it was closed a moment later. One that is opened again before that is closed by it.
    expect(await isEnlarged(page)).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(`Expand image: ${alt}`);
  }
  expect(alarms).toEqual([]);
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
