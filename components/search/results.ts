import { withBase } from '@/lib/routes/base';
import { element } from '../browser/element';
import type { SearchResult } from './ranking';
import styles from './Results.module.css';
import { hasStem, stemsOf, termsOf, withoutLittleWords, wordsIn } from './terms';

/** The ID of the listbox, which is in the document. */
const LIST = 'frame:results';

/**
 * Creates the options of the listbox: pages and their sections. They are links, so that they can be opened in a new
 * tab. The focus stays in the field.
 * @param query its words are marked here, and highlighted on the opened page
 */
export function resultElements(results: readonly SearchResult[], query: string): HTMLElement[] {
  let count = 0;
  const words = withoutLittleWords(query);
  const stems = stemsOf(termsOf(query));
  const isAsked = (word: string) => hasStem(word, stems);
  const marked = (text: string) =>
    text
      .split(/([\p{L}\p{N}]+)/u)
      .map((part, index) => (index % 2 === 1 && isAsked(part) ? element('mark', {}, part) : part));
  const titleElement = (title: string) => element('span', { class: styles.title }, ...marked(title));
  /** An excerpt from Pagefind, which escapes the text and wraps matches in `<mark>`, but not all forms of the words. */
  const excerptElement = (html: string) => {
    const parts = html.split(/<\/?mark>/).map(decode);
    const nodes = parts.flatMap((part, index) => (index % 2 === 1 ? [element('mark', {}, part)] : marked(part)));
    return element('span', { class: styles.excerpt }, ...nodes);
  };
  const option = (url: string, kind: string | undefined, ...children: (Node | false)[]) =>
    element(
      'a',
      {
        id: `${LIST}-${count++}`,
        class: `${styles.option} ${kind ?? ''}`,
        role: 'option',
        'aria-selected': 'false',
        href: withBase(url),
        tabindex: -1,
        'data-search': words,
      },
      ...children,
    );
  return results.map(({ url, title, area, description, excerpt, sections }) =>
    element(
      'div',
      { class: styles.page, role: 'group', 'aria-label': title },
      option(
        url,
        undefined,
        element('span', { class: styles.area }, area),
        titleElement(title),
        description !== undefined && (sections.length === 0 || wordsIn(description).some(isAsked))
          ? element('span', { class: styles.excerpt }, ...marked(description))
          : sections.length === 0 && excerptElement(excerpt),
      ),
      ...sections.map((section) =>
        option(section.url, styles.section, titleElement(section.title), excerptElement(section.excerpt)),
      ),
    ),
  );
}

/** The button below the results. */
export function moreButton(): HTMLElement {
  return element('button', { type: 'button', class: styles.more, 'data-more': true }, 'More pages');
}

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
