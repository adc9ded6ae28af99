'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** Replaces a page that fails in the browser. Its layout stays. */
export default function PageError() {
  return <BrokenPage />;
}
