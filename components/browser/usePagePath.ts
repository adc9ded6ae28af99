import { usePathname } from 'next/navigation';

/** The canonical address of the page: the router adds a trailing slash on the server and not always in the browser. */
export function usePagePath(): string {
  const bare = usePathname().replace(/\/$/, '');
  return bare.endsWith('.html') ? bare : `${bare}/`;
}
