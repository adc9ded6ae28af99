import { decodeAddress } from '@/lib/routes/address';

/** Moves the focus to a place in the text that cannot take it by itself, so that a screen reader and the keyboard go on from there. */
export function focusPlace(place: HTMLElement): void {
  if (!place.matches('a[href], button, input, summary, [tabindex]')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** What a fragment such as `#setup` names in the document. */
export function placeOf(fragment: string): HTMLElement | undefined {
  return document.getElementById(decodeAddress(fragment.replace(/^#/, ''))) ?? undefined;
}
