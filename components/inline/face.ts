/** The typeface of titles in `app/global.css`. */
const FACE = 'Bricolage Grotesque';

/** The longest movement that readers don't notice, in pixels. */
const UNSEEN = 1;

/**
 * Shows titles in their typeface even if it comes after the first paint, when `font-display: optional` leaves it out.
 * If a title in view would then be broken differently, it stays as it is, so that nothing moves while it is read.
 */
export async function showLateFace(): Promise<void> {
  try {
    const face = await new FontFace(FACE, sourceOfFace(), { weight: '600' }).load();
    const before = placesOfTitles();
    document.fonts.add(face);
    const after = placesOfTitles();
    const moves = before.some(
      ({ left, top, bottom }, index) =>
        top < innerHeight &&
        bottom > 0 &&
        Math.max(Math.abs(after[index]!.left - left), Math.abs(after[index]!.bottom - bottom)) > UNSEEN,
    );
    if (moves) document.fonts.delete(face);
  } catch {
    // Titles stay in the system's typeface.
  }
}

/** The file of the typeface, as a style. */
function sourceOfFace(): string {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const rule = rules.find((one) => one instanceof CSSFontFaceRule && one.cssText.includes(FACE)) as CSSFontFaceRule;
  return rule.style.getPropertyValue('src');
}

/** The places of titles, and of what is marked in them. Their own links are at the end, and may move. */
function placesOfTitles(): DOMRect[] {
  const titles = document.querySelectorAll('main :is(h1, h2, h3), main :is(h1, h2, h3) :not(a)');
  return [...titles].map((title) => title.getBoundingClientRect());
}
