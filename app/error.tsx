'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** In place of a page that cannot be shown in the browser; the frame around it stays. */
export default function PageError() {
  return <BrokenPage />;
}
