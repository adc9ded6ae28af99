/** What is said in one line, or it is not understood at a glance: controls, names that are one word to their reader, group titles. */
const ONE_LINE = [
  'button',
  'header a',
  'label',
  'main th',
  'main td:first-child code:not(:has(wbr))',
  'kbd',
  '#sidebar > details > summary, #sidebar > a, #sidebar h2',
  '[data-method]',
].join();

export function problemsOfLayout(oneLine: string): string[] {
  const problems: string[] = [];
  const name = (element: Element) => {
    const id = `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).split('__').pop()}`;
    return `${id} “${element.textContent?.trim().slice(0, 40)}”`;
  };
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) problems.push(`the page is ${scrollWidth} pixels wide`);
  const height = document.querySelector('header')?.getBoundingClientRect().height ?? 0;
  if (height > 60) problems.push(`the header is ${height} pixels high`);
  const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (element.closest('.visually-hidden') || !element.checkVisibility() ) continue;
    if (element instanceof SVGSVGElement) {
      const w = Number(element.getAttribute('width'));
      if (w && element.getBoundingClientRect().width < w - 1) problems.push(`squeezed: ${name(element)} in ${name(element.parentElement!)} ${element.getBoundingClientRect().width} of ${w}`);
      continue;
    }
    if (!(element instanceof HTMLElement) || !element.textContent?.trim()) continue;
    const { overflowX, overflowY, display } = getComputedStyle(element);
    if (display === 'inline' || element.closest('pre')) continue;
    if (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1 || cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
      problems.push(`cut off: ${name(element)}`);
    else if (overflowX === 'visible' && element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      problems.push(`sticks out: ${name(element)} ${element.scrollWidth} > ${element.clientWidth}`);
  }
  for (const element of document.querySelectorAll(oneLine)) {
    if (!element.checkVisibility() || element.closest('.visually-hidden')) continue;
    if (element.tagName === 'CODE' && /\s/.test(element.textContent.trim())) continue;
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim()) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const tops = [...range.getClientRects()].filter(r=>r.width>1).map((r) => r.top);
      if (tops.length && Math.max(...tops) - Math.min(...tops) > 8) problems.push(`wraps: ${name(element)}`);
    }
  }
  return problems;
}
export { ONE_LINE };
