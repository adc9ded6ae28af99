import { usePathname } from 'next/navigation';
import { decodeAddress } from '@/lib/routes/address';

/**
 * The page's canonical address, as in the navigation. The router percent-encodes non-ASCII letters, and may omit the
 * trailing slash.
 */
export function usePagePath(): string {
  const bare = decodeAddress(usePathname()).replace(/\/$/, '');
  return bare.endsWith('.html') ? bare : `${bare}/`;
}
