import { decodeAddress } from '@/lib/routes/address';
import { showInList } from '../../browser/scroll';

/** A heading counts as reached even if it is this many pixels below the place where a jump would put it. */
const TOLERANCE = 8;

/** A link closer than this to the end of its list, in pixels, is scrolled into view. */
const MARGIN = 64;

/** The last heading at or above the sticky header's bottom edge, or the page's last heading at the end of the page. */
export function activeHeading(headings: readonly HTMLElement[]): HTMLElement | undefined {
  const line = scrollY > 0 && isAtEnd() ? Infinity : restingPlace() + TOLERANCE;
  // A heading in a closed tab has no box.
  return headings.findLast((heading) => heading.getClientRects().length > 0 && topOf(heading) <= line);
}

/** Whether an element is where a jump puts it, or as close as the end of the page allows. */
export function isAtRest(place: HTMLElement): boolean {
  const below = topOf(place) - restingPlace();
  return Math.abs(below) <= TOLERANCE || (below > 0 && isAtEnd() && topOf(place) < innerHeight);
}

/** The heading an element belongs to: itself, or the last one above it. */
export function headingOf(place: HTMLElement, headings: readonly HTMLElement[]): HTMLElement | undefined {
  return headings.findLast(
    (heading) => heading === place || heading.compareDocumentPosition(place) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}

/** Marks the active heading's links in a contents list. If it isn't listed, marks the nearest listed one above it. */
export function markActive(
  links: readonly HTMLAnchorElement[],
  headings: readonly HTMLElement[],
  active: HTMLElement | undefined,
): void {
  const listed = new Set(links.map(idOf));
  const above = active ? headings.slice(0, headings.indexOf(active) + 1) : [];
  const id = above.findLast((heading) => listed.has(heading.id))?.id;
  for (const link of links) {
    if (id !== undefined && idOf(link) === id) {
      link.setAttribute('aria-current', 'true');
      const list = link.closest('nav');
      if (list) showInList(list, link, MARGIN);
    } else link.removeAttribute('aria-current');
  }
}

/** The ID that a link leads to. Any text can be one, such as `50%`. */
function idOf(link: HTMLAnchorElement): string {
  return decodeAddress(link.hash.slice(1));
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top;
}

function isAtEnd(): boolean {
  return Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight;
}

/** The distance from the top at which a jump puts a heading, under the sticky header. */
function restingPlace(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
}
