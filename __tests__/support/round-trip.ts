import type { Page } from 'playwright-core';

/**
 * Waits until the page has asked its server something and has been answered. What the page did before that, it has done by
 * then, and what it asked for is known: for tests that something does not happen.
 */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  });
}
