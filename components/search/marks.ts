import { reveal } from '../browser/target';
import { allTerms } from './terms';
import './search-marks.css';

/**
 * Marks the words that were searched for in the article, by the CSS Custom Highlight API: the document itself does not
 * change. Without words the marks go.
 */
export function showMarks(words = ''): void {
  if (!('highlights' in CSS)) return;
  const terms = allTerms(words).filter(({ text }) => text.length > 1);
  CSS.highlights.delete('search');
  delete document.documentElement.dataset.marks;
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
  // A phrase may begin in one element and end in another.
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
  document.documentElement.dataset.marks = '';
  // The reader looks for the words: where all are in tabs or folds, the first is shown.
  const place = ranges[0]?.startContainer.parentElement;
  if (place && ranges.every((range) => range.getClientRects().length === 0)) reveal(place);
}

/** Finds a text whatever stands between its words. */
function patternOf(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
}
