/**
 * Scrolls only a list, so that a link in it is in the middle. `scrollIntoView` would scroll the page, too.
 * @param margin how close to the end of the list the link can be without the list being scrolled
 */
export function showInList(list: Element, link: Element, margin = 0): void {
  const below = link.getBoundingClientRect().top - list.getBoundingClientRect().top;
  if (below < 0 || below > list.clientHeight - margin) list.scrollTop += below - list.clientHeight / 2;
}
