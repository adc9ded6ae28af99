import { MARK } from '@/lib/brand';

/** The site's logo. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true">
      <path d={MARK.caller} fill="var(--caller)" />
      <path d={MARK.system} fill="var(--system)" />
    </svg>
  );
}
