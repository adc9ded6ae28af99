import type { Page, Route } from 'playwright-core';
import { intercept } from './network';

type Answer = (route: Route) => unknown;

/** Ways in which loading a file can fail. */
export const FAULTS = {
  missing: (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<h1>Not found</h1>' }),
  'served as HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title><h1>Home</h1>' }),
  // Never answered.
  slow: () => undefined,
} satisfies Record<string, Answer>;

/** See {@link FAULTS}. */
export type Fault = keyof typeof FAULTS;

/** A little more than the specification's limit. */
const LIMIT = 120_000 + 1000;

/** Makes all matching files fail from now on. Slow files need {@link passLimit}. */
export async function breakFiles(page: Page, files: RegExp, fault: Fault): Promise<void> {
  await intercept(page, files, FAULTS[fault]);
}

/** If files are slow, advances the clock past the limit. Install it before opening the page. */
export async function passLimit(page: Page, fault: Fault): Promise<void> {
  if (fault === 'slow') await page.clock.fastForward(LIMIT);
}

/** The notice that something couldn't be loaded, as screen readers find it. */
export function noticeOf(page: Page) {
  return page.locator('[data-fault]').and(page.getByRole('alert'));
}

/** Lets all files load again. Ignores responses that arrive after their tab has closed. */
export async function restoreFiles(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
