/** How far below its place of rest a heading still counts as reached: fractions of pixels, and a reader's last nudge. */
const TOLERANCE = 8;

/** The last heading at or above where headings come to rest below the sticky header; at the end of the page the last one. */
export function activeHeading(headings: readonly HTMLElement[]): HTMLElement | undefined {
  if (scrollY > 0 && isAtEnd()) return headings.findLast((heading) => heading.getClientRects().length > 0);
  const line = restingPlace() + TOLERANCE;
  // One in a tab that is not chosen has no place.
  return headings.findLast((heading) => heading.getClientRects().length > 0 && topOf(heading) <= line);
}

/** Whether the page rests on a place: it lies where a jump puts it, or in view below that at the end of the page, where it can rise no further. */
export function isAtRest(place: HTMLElement): boolean {
  const below = place.getBoundingClientRect().top - restingPlace();
  return Math.abs(below) <= TOLERANCE || (below > 0 && isAtEnd() && below + restingPlace() < innerHeight);
}

/** The heading that a place belongs to: itself, or the last one above it. */
export function headingOf(place: HTMLElement, headings: readonly HTMLElement[]): HTMLElement | undefined {
  return headings.findLast(
    (heading) => heading === place || heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Marks the links of a contents list to the active heading, or to the nearest one above it that the list names. */
export function markActive(
  links: readonly HTMLAnchorElement[],
  headings: readonly HTMLElement[],
  active: HTMLElement | undefined,
): void {
  const listed = new Set(links.map((link) => decodeURIComponent(link.hash.slice(1))));
  const above = active ? headings.slice(0, headings.indexOf(active) + 1) : [];
  const id = above.findLast((heading) => listed.has(heading.id))?.id;
  for (const link of links) {
    if (id !== undefined && decodeURIComponent(link.hash) === `#${id}`) {
      link.setAttribute('aria-current', 'true');
      // Only the list is scrolled, never the page.
      const list = link.closest('nav');
      if (list && list.scrollHeight > list.clientHeight)
        list.scrollTop += topOf(link) - topOf(list) - list.clientHeight / 2;
    } else link.removeAttribute('aria-current');
  }
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function isAtEnd(): boolean {
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** Where the browser puts a heading that is jumped to: below the sticky header. */
function restingPlace(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}
