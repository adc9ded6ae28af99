/**
 * Reads `<Moved>`: headings that used to be on a page, and where they are now.
 * @param headings the old fragments, separated by spaces
 * @param to the page that now has the same fragments, or one anchor for all
 */
export function movedHeadings(headings: string, to: string) {
  const ids = headings.split(/\s+/).filter(Boolean);
  return ids.map((id) => ({ id, href: to.includes('#') ? to : `${to}#${id}` }));
}
