'use client';

import { useNavigated } from './useNavigated';

/**
 * Takes away what the document says of itself to sites that show links to it, once another page is shown: payloads do not
 * have it (`lib/export/steps/payload.ts`), so it would go on being said of the page that was loaded.
 */
export function RouteMeta() {
  useNavigated(() => {
    // Payloads as Next writes them have it, and React looks after it.
    if (!process.env.NEXT_PUBLIC_ONE_PAYLOAD) return;
    document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]').forEach((meta) => meta.remove());
  });
  return null;
}
