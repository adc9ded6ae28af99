import { replaceAddress } from '../browser/address';
import { toFragment } from './fragment';

/**
 * Copies a link to this page that contains the reader's script or progress. If that fails, puts it in the address.
 * @param prefix see {@link toFragment}
 * @returns a message for the reader
 */
export async function copyLink(prefix: string, value: unknown, what: 'progress' | 'script'): Promise<string> {
  const fragment = await toFragment(prefix, value);
  const { origin, pathname } = location;
  try {
    await navigator.clipboard.writeText(`${origin}${pathname}#${fragment}`);
    return `Link copied. It contains the ${what}. Nothing was sent.`;
  } catch {
    replaceAddress(`#${fragment}`);
    return `The page address now contains the ${what}. Copy it from there.`;
  }
}
