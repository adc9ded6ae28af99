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

/** The router's payloads that are held back. */
export interface HeldPayloads {
  /** Lets waiting and later payloads through. */
  release(): Promise<void>;
  /** Responds to waiting and later requests with an error. */
  fail(): Promise<void>;
}

/** Holds back the payloads of navigations, as on a slow network, until something else is requested. */
export async function holdPayloads(page: Page): Promise<HeldPayloads> {
  const waiting: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await intercept(page, '**/*.txt*', async (route) => {
    if (answer) await answer(route);
    else waiting.push(route);
  });
  const answerAll = async (how: (route: Route) => Promise<void>) => {
    answer = how;
    // A request that the page has canceled can't be answered.
    await Promise.all(waiting.splice(0).map((route) => how(route).catch(() => undefined)));
  };
  return {
    release: () => answerAll((route) => route.continue()),
    fail: () => answerAll((route) => route.fulfill({ status: 500 })),
  };
}

/** Holds back the site's scripts until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
