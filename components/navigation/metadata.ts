/**
 * Takes away how the loaded document describes itself to sites that show links to it. Payloads have no such description of
 * their page (`lib/export/steps/payload.ts`), so the one of the page before would stay.
 */
export function removeSocialMetadata(): void {
  // Payloads as Next writes them have it, and React looks after it.
  if (!process.env.NEXT_PUBLIC_ONE_PAYLOAD) return;
  document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]').forEach((meta) => meta.remove());
}
