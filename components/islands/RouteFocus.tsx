'use client';

import { focusPlace, placeOf } from './focus';
import { useNavigated } from './useNavigated';

/**
 * After a navigation inside the site the focus is where the address leads: on the new page's heading, or on the heading
 * that the fragment names. So a screen reader says it, and the keyboard goes on from there. (Next announces the title.)
 */
export function RouteFocus() {
  useNavigated(() => {
    const place = placeOf(location.hash) ?? document.querySelector<HTMLElement>('main h1');
    if (place && !document.querySelector('dialog[open]')) focusPlace(place);
  });
  return null;
}
