import { withBase } from '@/lib/routes/base';

/** Shown at the old address of a page that has moved. */
export function MovedLayout({ to }: { to: string }) {
  const address = withBase(to);
  return (
    <p>
      This page is now at <a href={address}>{address}</a>.
    </p>
  );
}
