import { withBase } from '@/lib/routes/base';

/** Shown at a moved page's old address. */
export function MovedLayout({ to }: { to: string }) {
  const address = withBase(to);
  return (
    <p>
      This page is now at <a href={address}>{address}</a>.
    </p>
  );
}
