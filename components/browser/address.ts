import { decodeAddress } from '@/lib/routes/address';
import { withoutBase } from '@/lib/routes/base';

/** A page's canonical address, as in the navigation. */
export function pagePath({ pathname }: { pathname: string } = location): string {
  return decodeAddress(withoutBase(pathname) ?? pathname);
}

/** Changes the address without a history entry. */
export function replaceAddress(url: string): void {
  replaceState(history.state, url);
}

/**
 * Changes the history entry's state. Does nothing if the browser refuses, as Safari does after a hundred changes within
 * seconds. The method is the browser's own, because Next's would render the page again under `next dev`.
 */
export function replaceState(state: unknown, url?: string): void {
  try {
    History.prototype.replaceState.call(history, state, '', url);
  } catch {
    // The old address still leads to this page.
  }
}
