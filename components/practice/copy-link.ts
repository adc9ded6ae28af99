import { replaceEntry } from '../navigation/history';

/**
 * Copies a link to this page with a fragment that holds a script, or puts it into the page's address where nothing can be copied.
 * @returns what the reader is told
 */
export async function copyLink(fragment: string): Promise<string> {
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return 'Link copied. The script is in the link itself. Nothing was sent.';
  } catch {
    replaceEntry(history.state, `#${fragment}`);
    return 'The page address now contains the script. Copy it from there.';
  }
}
