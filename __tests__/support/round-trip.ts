import type { Page } from 'playwright-core';

/**
 * Waits for a request to the page's server and its response. By then, everything the page did earlier has happened. For
 * tests that something doesn't happen.
 */
export async function roundTrip(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store' });
  });
}
