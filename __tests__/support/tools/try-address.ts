import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** What became of a visit to an address. */
export interface Visit {
  /** Path, query and fragment that the browser shows in the end; empty where the visit came to no page. */
  address: string;
  /** The path of the page that is there, by its canonical link; empty where there is none. */
  page: string;
  /** What the server said to each request for a document, redirects included. */
  statuses: number[];
}

/** What became of an address. */
export interface Outcome {
  /** In a browser with scripts. */
  withScripts: Visit;
  /** In a browser without scripts. */
  withoutScripts: Visit;
}

/** The query and fragment that an address is tried with, to see whether they survive. */
export const PROBE = '?q=1#f';

/** A visit that asks for more documents than this finds no end. */
const MOST_DOCUMENTS = 9;
/** Milliseconds after which a document that is no page and leads nowhere is taken to be the end. */
const PATIENCE = 20_000;

/** Tries addresses of a server in a browser. */
export interface AddressTrier {
  /** @param host the server's address, ending in `/` */
  try(host: string, url: string): Promise<Outcome>;
  close(): Promise<void>;
}

/** Makes a trier with one page with scripts and one without. Only documents are fetched: where an address ends is up to them. */
export async function openAddressTrier(browser: Browser): Promise<AddressTrier> {
  const [withScripts, withoutScripts] = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' })),
  );
  if (!withScripts || !withoutScripts) throw new Error('the browser has no place for a page');
  return {
    async try(host, url) {
      const target = `${host.slice(0, -1)}${url}${PROBE}`;
      const [scripted, unscripted] = await Promise.all([visit(withScripts, target), visit(withoutScripts, target)]);
      return { withScripts: scripted, withoutScripts: unscripted };
    },
    close: async () => {
      await withScripts.close();
      await withoutScripts.close();
    },
  };
}

async function visit(context: BrowserContext, target: string): Promise<Visit> {
  const page = context.pages()[0] ?? (await openPage(context));
  // From one fragment of a document to another there would be no visit.
  if (withoutFragment(page.url()) === withoutFragment(target)) await page.goto('about:blank');
  const statuses: number[] = [];
  let giveUp: () => void;
  const isEndless = new Promise<void>((resolve) => (giveUp = resolve));
  const note = (response: Response) => {
    if (response.request().isNavigationRequest() && statuses.push(response.status()) > MOST_DOCUMENTS) giveUp();
  };
  page.on('response', note);
  // An error without a text is no document to the browser, and told as a failure.
  await page.goto(target, { waitUntil: 'commit' }).catch((error: Error) => {
    if (!isError(statuses)) throw error;
  });
  // A redirect document is left at once; a page has the site's header.
  const isPage =
    !isError(statuses) &&
    (await Promise.race([
      page
        .locator('header')
        .first()
        .waitFor({ state: 'attached', timeout: PATIENCE })
        .then(
          () => true,
          () => false,
        ),
      isEndless.then(() => false),
    ]));
  page.off('response', note);
  if (!isPage) {
    // It may be on its way still, and then a browser does not close it.
    await context.setOffline(true);
    await page.close();
    await context.setOffline(false);
    return { address: '', page: '', statuses };
  }
  const [shown, canonical] = await page.evaluate(() => [
    location.pathname + location.search + location.hash,
    document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href,
  ]);
  return { address: shown ?? '', page: canonical ? new URL(canonical).pathname : '', statuses };
}

/** Endings of what is no document. The browser itself leaves these out: to be asked about each would take most of a visit. */
const NO_DOCUMENTS = ['css', 'js', 'txt', 'json', 'svg', 'png', 'ico', 'woff2'];

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: NO_DOCUMENTS.map((ending) => `*.${ending}`) });
  return page;
}

const isError = (statuses: readonly number[]) => (statuses.at(-1) ?? 0) >= 400;

const withoutFragment = (url: string) => url.split('#')[0];
