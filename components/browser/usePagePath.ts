import { usePathname } from 'next/navigation';
import { decodeAddress } from '@/lib/routes/address';

/**
 * The canonical address of the page, as the navigation has it. The router gives letters outside ASCII in percent-encoding, and adds
 * a trailing slash on the server and not always in the browser.
 */
export function usePagePath(): string {
  const bare = decodeAddress(usePathname()).replace(/\/$/, '');
  return bare.endsWith('.html') ? bare : `${bare}/`;
}
