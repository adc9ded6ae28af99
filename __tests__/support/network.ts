import type { Page, Route } from 'playwright-core';

/** Requested on a page to see whether its requests are intercepted. */
const PROBE = '?is-intercepted';

/**
 * Intercepts a page's requests from now on. On a loaded page, Playwright's `route` alone misses requests made
 * immediately afterward.
 * @param files the addresses, as for `route`
 * @param answer handles each request
 */
export async function intercept(page: Page, files: string | RegExp, answer: (route: Route) => unknown): Promise<void> {
  await page.route(files, answer);
  if (page.url() === 'about:blank') return;
  await page.route(
    ({ search }) => search === PROBE,
    (route) => route.fulfill({ status: 204 }),
  );
  await page.evaluate(async (probe) => {
    while ((await fetch(probe)).status !== 204);
  }, PROBE);
}

/** Holds back the site's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
