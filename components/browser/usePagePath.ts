import { usePathname } from 'next/navigation';
import { decodeAddress } from '@/lib/routes/address';

/**
 * The page's canonical address, as in the navigation. The router percent-encodes non-ASCII letters, and doesn't always add
 * a trailing slash in the browser.
 */
export function usePagePath(): string {
  const bare = decodeAddress(usePathname()).replace(/\/$/, '');
  return bare.endsWith('.html') ? bare : `${bare}/`;
}
