/** The site's logo: two speech bubbles taking turns, each pointing at its speaker. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path d="M2 2h11a5 5 0 0 1 0 10H7a5 5 0 0 1-5-5Z" fill="var(--caller)" />
      <path d="M24 24H13a5 5 0 0 1 0-10h6a5 5 0 0 1 5 5Z" fill="var(--system)" />
    </svg>
  );
}
