import { withBase } from '@/lib/routes/base';

/** In place of a page that has moved. */
export function MovedLayout({ to }: { to: string }) {
  const address = withBase(to);
  return (
    <p>
      This page is now at <a href={address}>{address}</a>.
    </p>
  );
}
