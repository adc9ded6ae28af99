import { replaceEntry } from '../navigation/history';

/**
 * Copies a link to this page with a fragment, or puts the fragment into the page's address where nothing can be copied.
 * @returns whether the link was copied
 */
export async function copyLink(fragment: string): Promise<boolean> {
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return true;
  } catch {
    replaceEntry(history.state, `#${fragment}`);
    return false;
  }
}
