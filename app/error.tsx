'use client';

import { BrokenPage } from '@/components/layouts/BrokenPage';

/** Replaces a page that fails in the browser. The layout around it stays. */
export default function PageError() {
  return <BrokenPage />;
}
