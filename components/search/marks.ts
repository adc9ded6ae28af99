import { contentWords } from './words';

/** The words that the reader searched for, until the page that was chosen is there. */
let pending: string | undefined;

/** Remembers what was searched for, to be marked on the page that is opened next. */
export function rememberSearch(query: string): void {
  pending = query;
}

/** Marks the remembered words in the article, by the CSS Custom Highlight API: the document itself does not change. Without a remembered search the marks go. */
export function showMarks(): void {
  if (!('highlights' in CSS)) return;
  const words = contentWords(pending ?? '').filter((word) => word.length > 1);
  pending = undefined;
  CSS.highlights.delete('search');
  delete document.documentElement.dataset.marks;
  const article = document.querySelector('article');
  if (!article || words.length === 0) return;
  const pattern = new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|'), 'gi');
  const ranges: Range[] = [];
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode as Text;
    for (const match of node.data.matchAll(pattern)) {
      const range = new Range();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      ranges.push(range);
    }
  }
  CSS.highlights.set('search', new Highlight(...ranges));
  document.documentElement.dataset.marks = '';
}
