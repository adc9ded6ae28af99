import type { Page, Route } from 'playwright-core';
import { intercept } from './network';
import { beginPress, type Tab } from './site';

type Answer = (route: Route) => unknown;

/** What may happen to a file on its way to the reader: it is refused, something else comes, or nothing does. */
export const FAULTS = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'served as HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title><h1>Home</h1>' }),
  // Never answered.
  slow: () => undefined,
} satisfies Record<string, Answer>;

/** How a file can fail. */
export type Fault = keyof typeof FAULTS;

/** The specification's limit, a little later. */
const LIMIT = 120_000 + 1000;

/** Lets something happen to all files with such addresses, from now on. Slow files take past the limit: call {@link passLimit}. */
export async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<void> {
  await intercept(page, files, FAULTS[fault]);
}

/** Turns the page's clock past the limit when the fault is that a file is slow. The clock must have been installed before the page was opened. */
export async function passLimit(page: Page, fault: Fault): Promise<void> {
  if (fault === 'slow') await page.clock.fastForward(LIMIT);
}

/** The notice that something could not be loaded, as a screen reader finds it. */
export function noticeOf(page: Page) {
  return page.locator('[data-fault]').and(page.getByRole('alert'));
}

/** Does something that needs the application. */
export async function showUp({ page }: Tab): Promise<void> {
  await beginPress(page);
}

/** Follows a link that is put into the page. */
export async function follow(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.prepend(link);
    link.click();
  }, address);
}

/** Lets all files through again. An answer that is still under way when its tab is gone is nobody's fault. */
export async function mendFiles(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
