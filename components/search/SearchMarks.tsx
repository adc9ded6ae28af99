'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { showMarks } from './marks';
import './search-marks.css';

/** Marks the words of a search on the page that was opened from it. */
export function SearchMarks() {
  const pathname = usePathname();
  useEffect(showMarks, [pathname]);
  return null;
}
