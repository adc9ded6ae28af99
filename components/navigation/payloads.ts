/**
 * An export has one payload a page, beside its document; `lib/export/steps/payload.ts` makes it serve for everything.
 * Next's router asks for a tree of the route and for the prefetch payload at addresses of their own: both are answered with
 * the page's payload, so a prefetch is one request, and a page that was prefetched is not fetched again.
 */
export function shareOnePayload(): void {
  const original = window.fetch;
  const underWay = new Map<string, Promise<Response>>();
  window.fetch = (input, init) => {
    const address = input instanceof URL && input.origin === location.origin ? payloadOf(input.pathname) : undefined;
    if (address === undefined) return original(input, init);
    let response = underWay.get(address);
    if (!response) {
      response = original(address);
      underWay.set(address, response);
      const forget = () => setTimeout(() => underWay.delete(address), KEPT);
      response.then(forget, forget);
    }
    return response.then((one) => one.clone());
  };
}

/** Milliseconds for which a payload that has arrived answers further requests: the router makes them one after the other. */
const KEPT = 1000;

/** The page's payload where the router asks for a payload; `undefined` for any other file. */
function payloadOf(pathname: string): string | undefined {
  const [, page] = /^(.*\/)(?:__next\.[^/]*|index)\.txt$/.exec(pathname) ?? [];
  if (page === undefined) return /\.html\.txt$/.test(pathname) ? pathname : undefined;
  return page.endsWith('.html/') ? `${page.slice(0, -1)}.txt` : `${page}index.txt`;
}
