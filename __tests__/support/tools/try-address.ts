import type { Browser, BrowserContext, Page, Response } from 'playwright-core';

/** The result of visiting an address. */
export interface Visit {
  /** The path, query and fragment shown at the end. Empty if the visit didn't reach a page. */
  address: string;
  /** The path of the page reached, from its canonical link. Empty if there is none. */
  page: string;
  /** The status of each document request, including redirects. */
  statuses: number[];
}

/** The result of trying an address. */
export interface Outcome {
  /** With JavaScript. */
  withScripts: Visit;
  /** Without JavaScript. */
  withoutScripts: Visit;
}

/** The query and fragment added to an address, to see whether they survive. */
export const PROBE = '?q=1#f';

/** The maximum number of documents in a visit. More means a loop. */
const MOST_DOCUMENTS = 9;
/** Milliseconds after which a document that isn't a page and doesn't redirect is the end. */
const PATIENCE = 20_000;

/** Tries addresses of a server in a browser. */
export interface AddressTrier {
  /** @param host the server's address, ending in `/` */
  try(host: string, url: string): Promise<Outcome>;
  close(): Promise<void>;
}

/** Creates a trier with and without JavaScript. It fetches only documents, which decide where an address leads. */
export async function openAddressTrier(browser: Browser): Promise<AddressTrier> {
  const [withScripts, withoutScripts] = await Promise.all(
    [true, false].map((javaScriptEnabled) => browser.newContext({ javaScriptEnabled, serviceWorkers: 'block' })),
  );
  if (!withScripts || !withoutScripts) throw new Error('the browser cannot open a page');
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
  // Changing only the fragment wouldn't load anything.
  if (withoutFragment(page.url()) === withoutFragment(target)) await page.goto('about:blank');
  const statuses: number[] = [];
  let giveUp: () => void;
  const isEndless = new Promise<void>((resolve) => (giveUp = resolve));
  const note = (response: Response) => {
    if (response.request().isNavigationRequest() && statuses.push(response.status()) > MOST_DOCUMENTS) giveUp();
  };
  page.on('response', note);
  // Browsers treat an error without text as a failure, not as a document.
  await page.goto(target, { waitUntil: 'commit' }).catch((error: Error) => {
    if (!isError(statuses)) throw error;
  });
  // Redirect documents are left immediately. Pages have the site's header.
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
    // A page that is still loading can't be closed.
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

/** Endings of other files. The browser blocks these, because asking about each would take most of the time. */
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
