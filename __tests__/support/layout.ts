import type { Page } from 'playwright-core';
import { wear, type Face } from './faces';

/** The widths to check the layout at: two phones, a tablet, and desktops with and without room to spare. */
export const WIDTHS = [320, 390, 820, 1100, 1440] as const;

/** The widths to check if there are many pages: a phone, a tablet and a desktop. */
export const MAIN_WIDTHS = [320, 820, 1440] as const;

/** Elements that must stay on one line, so that readers see them at a glance. */
const ONE_LINE = [
  'button',
  'label',
  'kbd',
  'th',
  'main a:has(> svg)',
  'header a:not([role=option])',
  '#frame\\:sidebar > details > summary',
  '#frame\\:sidebar > a',
  '[data-method]',
].join();

/**
 * Sets the browser's text size, in percent of the default, while the page is open. Unlike a style, it also affects
 * media queries.
 */
export async function enlargeText(page: Page, percent: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 0.16 * percent, fixed: 0.13 * percent } });
}

/**
 * Lists layout problems on an open page: at each width in the wide typeface, and at the main widths in the narrow
 * typeface and with text at twice the size. One line per problem: page, width, typeface, size, and {@link
 * problemsOfLayout}.
 * @param part a selector for the part to check; the complete page by default
 */
export async function problemsInEachFace(page: Page, part?: string): Promise<string[]> {
  const look = () => problemsOfLayout(page, { part, oneLine: true });
  const found = [
    ...(await problemsAtEachWidth(page, 'wide', look)),
    ...(await problemsAtEachWidth(page, 'narrow', look, MAIN_WIDTHS)),
  ];
  await enlargeText(page, 200);
  const large = await problemsAtEachWidth(page, 'wide', () => problemsOfLayout(page, { part }), MAIN_WIDTHS);
  return [...found, ...large.map((problem) => `text at 200 %: ${problem}`)];
}

/** Runs a given check at each width, in one typeface. */
export async function problemsAtEachWidth(
  page: Page,
  face: Face,
  look: () => Promise<string[]>,
  widths: readonly number[] = WIDTHS,
): Promise<string[]> {
  await wear(page, face);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const place = `${new URL(page.url()).pathname} at ${width} px in the ${face} face`;
    found.push(...(await look()).map((problem) => `${place}: ${problem}`));
  }
  return found;
}

/**
 * Lists a page's layout problems, one per line: elements wider than the screen or their box, cut off, squeezed, or
 * overlapping.
 * @param options.part a selector for the part to check; the complete page by default
 * @param options.header the maximum height of the header, in pixels
 * @param options.oneLine elements that must be on one line, except in large text on small screens
 */
export function problemsOfLayout(
  page: Page,
  { part = 'body', header = 60, oneLine = false }: { part?: string; header?: number; oneLine?: boolean } = {},
): Promise<string[]> {
  return page.evaluate(lookAtLayout, { part, header, oneLine: oneLine ? ONE_LINE : undefined });
}

/** Runs in the page. */
function lookAtLayout({ part, header, oneLine }: { part: string; header: number; oneLine?: string }): string[] {
  // Operations that are out of view have an estimated height, which their text may not fit.
  delete document.documentElement.dataset.lazy;
  const root = document.querySelector(part);
  if (!root) return [`there is no ${part}`];
  // The button that enlarges an image is clipped until it has the focus.
  const hidden = '.visually-hidden, [data-rmiz-btn-zoom]:not(:focus)';
  const isSeen = (element: Element) => element.checkVisibility() && !element.closest(hidden);
  const elements = [...root.querySelectorAll(':not(pre *, svg *)')].filter(isSeen);
  return [...ofPage(), ...ofBoxes(), ...ofControls(), ...ofLines()];

  function name(element: Element): string {
    const label = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
    return `${element.tagName.toLowerCase()} “${label || element.parentElement?.textContent.trim().slice(0, 40)}”`;
  }

  function* ofPage() {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) yield `the page is ${scrollWidth} pixels wide`;
    const height = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
    if (height > header) yield `the header is ${height} pixels high`;
  }

  function* ofBoxes() {
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    for (const element of elements) {
      const { width } = element.getBoundingClientRect();
      if (element instanceof SVGElement && width < Number(element.getAttribute('width')) - 1)
        yield `squeezed: ${name(element)}`;
      if (!(element instanceof HTMLElement) || !element.textContent.trim() || element.clientWidth === 0) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const isWider = element.scrollWidth > element.clientWidth + 1;
      const isHigher = element.scrollHeight > element.clientHeight + 1;
      if ((cuts(overflowX) && isWider) || (cuts(overflowY) && isHigher)) yield `cut off: ${name(element)}`;
      else if (overflowX === 'visible' && isWider) yield `wider than its box: ${name(element)}`;
    }
  }

  function* ofControls() {
    const controls = elements.filter((element) => {
      const { width, right, left } = element.getBoundingClientRect();
      const isControl = element.matches('a[href], button, summary, input');
      return (
        isControl && element.checkVisibility({ opacityProperty: true }) && width > 0 && right > 0 && left < innerWidth
      );
    });
    for (const [index, control] of controls.entries()) {
      const box = control.getBoundingClientRect();
      // Text that doesn't fit a box with a fixed height overflows it.
      if (control.scrollHeight > control.clientHeight + 2 && control.clientHeight > 0)
        yield `higher than its box: ${name(control)}`;
      for (const other of controls.slice(index + 1, index + 8)) {
        const { left, right, top, bottom } = other.getBoundingClientRect();
        const width = Math.min(right, box.right) - Math.max(left, box.left);
        const height = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        const isInside = control.contains(other) || other.contains(control);
        const isInline = [control, other].every((one) => getComputedStyle(one).display === 'inline');
        if (!isInside && !isInline && width > 2 && height > 2) yield `${name(control)} overlaps ${name(other)}`;
      }
    }
  }

  function* ofLines() {
    if (!oneLine) return;
    const isOption = (element: Element) => element.tagName === 'CODE' && /^-\S+$/.test(element.textContent);
    for (const element of elements.filter((one) => one.matches(oneLine) || isOption(one))) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) yield `on more than one line: ${name(element)}`;
      }
    }
  }
}
