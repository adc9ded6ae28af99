import type { Page, Route } from 'playwright-core';

/** Asked for on a page to see whether its requests are intercepted. */
const PROBE = '?is-intercepted';

/**
 * Answers requests of a page from now on. Playwright's `route` alone comes too late for a page that is loaded: what that asks for
 * right after it can go past the route, and past all listeners.
 * @param files the addresses, as for `route`
 * @param answer is given each request
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

/** What became of the payloads that pages are made of in the browser. */
export interface HeldPayloads {
  /** Lets those that wait, and all further ones, go on. */
  release(): Promise<void>;
  /** Answers those that wait, and all further ones, with an error. */
  fail(): Promise<void>;
}

/** Holds the payloads of navigations back: from here on every network is a slow one, until something else is said. */
export async function holdPayloads(page: Page): Promise<HeldPayloads> {
  const waiting: Route[] = [];
  let answer: ((route: Route) => Promise<void>) | undefined;
  await intercept(page, '**/*.txt*', async (route) => {
    if (answer) await answer(route);
    else waiting.push(route);
  });
  const answerAll = async (how: (route: Route) => Promise<void>) => {
    answer = how;
    // A request that the page gave up in the meantime can be answered no more.
    await Promise.all(waiting.splice(0).map((route) => how(route).catch(() => undefined)));
  };
  return {
    release: () => answerAll((route) => route.continue()),
    fail: () => answerAll((route) => route.fulfill({ status: 500 })),
  };
}

/** Holds the site's scripts back until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
