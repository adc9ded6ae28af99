import type { Browser, Page } from 'playwright-core';

/** What became of an address. */
export interface Outcome {
  /** What the server said, redirects included: `200` or `301 200`. */
  status: string;
  /** Path, query and fragment where a browser with scripts ends. */
  withScripts: string;
  /** The same for a browser without scripts. */
  withoutScripts: string;
}

/** The query and fragment that an address is tried with, to see whether they survive. */
export const PROBE = '?q=1#f';

/** Tries addresses of a server in a browser. */
export interface AddressTrier {
  try(url: string): Promise<Outcome>;
  close(): Promise<void>;
}

/**
 * Makes a trier with one page with scripts and one without. Only documents are fetched: where an address ends is up to them.
 * @param address of the server, ending in `/`
 */
export async function openAddressTrier(browser: Browser, address: string): Promise<AddressTrier> {
  const [withScripts, withoutScripts] = await Promise.all([true, false].map((enabled) => openPage(browser, enabled)));
  if (!withScripts || !withoutScripts) throw new Error('a browser page is missing');
  return {
    async try(url) {
      const target = `${address.slice(0, -1)}${url}${PROBE}`;
      const [status, scripted, unscripted] = await Promise.all([
        statusesOf(target),
        endOf(withScripts, target),
        endOf(withoutScripts, target),
      ]);
      return { status, withScripts: scripted, withoutScripts: unscripted };
    },
    close: async () => {
      await withScripts.context().close();
      await withoutScripts.context().close();
    },
  };
}

async function openPage(browser: Browser, javaScriptEnabled: boolean): Promise<Page> {
  const page = await browser.newPage({ javaScriptEnabled });
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  return page;
}

async function statusesOf(target: string): Promise<string> {
  const statuses: number[] = [];
  for (let next: string | null = target; next !== null && statuses.length < 5;) {
    const response: Response = await fetch(next, { redirect: 'manual' });
    statuses.push(response.status);
    const location = response.headers.get('location');
    next = location && new URL(location, next).href;
  }
  return statuses.join(' ');
}

async function endOf(page: Page, target: string): Promise<string> {
  await page.goto(target, { waitUntil: 'commit' });
  // A redirect document is left at once; a page has the site's header.
  await page.locator('header').first().waitFor({ state: 'attached' });
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
}
