import { replaceEntry } from '../navigation/history';

/**
 * Copies a link to this page that contains a script. If that fails, puts the script in the page's address.
 * @returns a message for the reader
 */
export async function copyLink(fragment: string): Promise<string> {
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return 'Link copied. It contains the script. Nothing was sent.';
  } catch {
    replaceEntry(history.state, `#${fragment}`);
    return 'The page address now contains the script. Copy it from there.';
  }
}
