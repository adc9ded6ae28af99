/** The typeface of titles under the name that only `:root[data-face]` uses, in `app/global.css`. */
const LATE_FACE = '600 1em "Bricolage late"';

/** The longest movement that readers don't notice, in pixels. */
const UNSEEN = 1;

/**
 * Shows titles in their typeface even if it comes after the first paint, when `font-display: optional` leaves it out.
 * If a title in view would then be broken differently, it stays as it is, so that nothing moves while it is read. The
 * face is part of the stylesheet, because browsers lay out all text again when a script adds one to the document.
 */
export async function showLateFace(): Promise<void> {
  const { fonts, documentElement: root } = document;
  try {
    await fonts.load(LATE_FACE);
  } catch {
    // Titles stay in the system's typeface.
    return;
  }
  const before = placesOfTitles();
  root.dataset.face = '';
  const after = placesOfTitles();
  const moves = before.some(
    ({ left, top, bottom }, index) =>
      top < innerHeight &&
      bottom > 0 &&
      Math.max(Math.abs(after[index]!.left - left), Math.abs(after[index]!.bottom - bottom)) > UNSEEN,
  );
  if (moves) delete root.dataset.face;
}

/** The places of titles, and of what is marked in them. Their own links are at the end, and may move. */
function placesOfTitles(): DOMRect[] {
  const titles = document.querySelectorAll('main :is(h1, h2, h3), main :is(h1, h2, h3) :not(a)');
  return [...titles].map((title) => title.getBoundingClientRect());
}
