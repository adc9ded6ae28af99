import { replaceEntry } from '../navigation/history';

/**
 * Copies a link to this page with a fragment, or puts the fragment into the page's address where nothing can be copied.
 * @param what what the fragment holds
 * @returns what the reader is told
 */
export async function copyLink(fragment: string, what: 'script' | 'figures'): Promise<string> {
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return `Link copied. The ${what === 'script' ? 'script is' : 'figures are'} in the link itself. Nothing was sent.`;
  } catch {
    replaceEntry(history.state, `#${fragment}`);
    return `The page address now contains the ${what}. Copy it from there.`;
  }
}
