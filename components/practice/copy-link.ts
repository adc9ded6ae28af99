import { replaceEntry } from '../navigation/history';

/**
 * Copies a link to this page that contains the reader's script or progress. If that fails, puts the link in the address bar.
 * @returns a message for the reader
 */
export async function copyLink(fragment: string, what: 'progress' | 'script'): Promise<string> {
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return `Link copied. It contains the ${what}. Nothing was sent.`;
  } catch {
    replaceEntry(history.state, `#${fragment}`);
    return `The page address now contains the ${what}. Copy it from there.`;
  }
}
