/**
 * Takes away how the loaded document describes itself to sites that show links to it. Payloads have no such description of
 * their page (`lib/export/payload.ts`), so the one of the page before would stay.
 */
export function removeSocialMetadata(): void {
  // `next dev` has it in its payloads, and React looks after it.
  if (process.env.NODE_ENV === 'development') return;
  document.querySelectorAll('meta[property^="og:"], meta[name^="twitter:"]').forEach((meta) => meta.remove());
}
