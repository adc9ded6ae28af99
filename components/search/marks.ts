import { readStored, writeStored } from '../browser/storage';
import { reveal } from '../browser/target';
import { allTerms } from './terms';

/** Highlights a selected search result's terms: now if it is on this page, or else once its page has loaded. */
export function markResult({ pathname, hash, dataset: { search = '' } }: HTMLAnchorElement): void {
  if (pathname === location.pathname && hash) showMarks(search);
  else writeStored('sessionStorage', 'searched', search);
}

/** Highlights the terms of the search result that led to this page. */
export function showArrivalMarks(): void {
  showMarks(readStored('sessionStorage', 'searched') ?? '');
  writeStored('sessionStorage', 'searched', '');
}

/**
 * Highlights search terms in the article with the CSS Custom Highlight API, which doesn't change the DOM.
 * @param words the query; empty text removes the highlights
 */
function showMarks(words: string): void {
  if (!('highlights' in CSS)) return;
  const terms = allTerms(words).filter(({ text }) => text.length > 1);
  CSS.highlights.delete('search');
  const article = document.querySelector('article');
  if (!article || terms.length === 0) return;
  const pattern = new RegExp(terms.map(({ text }) => patternOf(text)).join('|'), 'gi');
  const nodes: { node: Text; start: number }[] = [];
  let content = '';
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    nodes.push({ node, start: content.length });
    content += node.data;
  }
  // A phrase may span elements.
  const pointAt = (offset: number): [Node, number] => {
    const { node, start } = nodes.findLast((text) => text.start <= offset) ?? { node: article, start: offset };
    return [node, offset - start];
  };
  const ranges = [...content.matchAll(pattern)].map(({ index, 0: match }) => {
    const range = new Range();
    range.setStart(...pointAt(index));
    range.setEnd(...pointAt(index + match.length));
    return range;
  });
  CSS.highlights.set('search', new Highlight(...ranges));
  adoptStyle();
  // If all matches are in closed tabs or sections, opens the first.
  const place = ranges[0]?.startContainer.parentElement;
  if (place && ranges.every((range) => range.getClientRects().length === 0)) reveal(place);
}

let sheet: CSSStyleSheet | undefined;

/** Adds the highlight style on first use, because browsers compute it for every element on the page. */
function adoptStyle(): void {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync('::highlight(search) { background-color: var(--mark) }');
  document.adoptedStyleSheets.push(sheet);
}

/** A pattern that matches `text` with any white space between its words. */
function patternOf(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
