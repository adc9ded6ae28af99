import { count } from '@/lib/reading/numbers';
import { withBase } from '@/lib/routes/base';
import { element } from '../browser/element';
import { clientSite } from '../site';
import type { SearchResult } from './ranking';
import styles from './Results.module.css';
import type { SearchState } from './searching';
import { hasStem, stemsOf, termsOf, withoutLittleWords, wordsIn } from './terms';

/** The ID of the listbox, which is in the document. */
const LIST = 'frame:results';

/** The text above the results. */
export function messageOf({ state, respelled, results, hasMore, missing, isSure }: SearchState): string {
  if (state === 'idle') return 'Enter a key, a label or a question, or start here:';
  if (state === 'loading') return 'Searching…';
  if (state === 'failed')
    return 'The search index couldn’t be loaded. Check your connection. Until then, only titles are searched.';
  const instead = respelled === undefined ? '' : `Showing results for ${respelled}. `;
  const found = hasMore ? `Showing the best ${results.length} pages` : `${count(results.length, 'page')} found`;
  if (isSure) return `${instead}${found}.`;
  if (missing.length === 0) return `${instead}No page is clearly about this. These are the closest matches:`;
  const next = results.length > 0 ? 'These are the closest matches:' : 'Try different words, or start here:';
  return `${instead}No page contains ${missing.map((text) => `“${text}”`).join(' or ')}. ${next}`;
}

/** Ways on if there are no results: another attempt, and the first page of each area. */
export function waysOn({ state, results }: SearchState): Node[] {
  if (state === 'failed')
    return [element('button', { type: 'button', class: styles.button, 'data-retry': true }, 'Try again')];
  if (state === 'loading' || results.length > 0) return [];
  const links = clientSite.navigation.groups.flatMap(({ title, path, items }) => {
    const first = path ?? items[0]?.path;
    return first ? element('li', {}, element('a', { href: withBase(first) }, title)) : [];
  });
  return [element('ul', { class: styles.links }, ...links)];
}

/**
 * Creates the options of the listbox: pages and their sections. They are links, so that they can be opened in a new
 * tab. The focus stays in the field.
 * @param query its words are marked here, and highlighted on the opened page
 */
export function resultElements(results: readonly SearchResult[], query: string): HTMLElement[] {
  let index = 0;
  const words = withoutLittleWords(query);
  const stems = stemsOf(termsOf(query));
  const isAsked = (word: string) => hasStem(word, stems);
  const marked = (text: string) =>
    text
      .split(/([\p{L}\p{N}]+)/u)
      .map((part, place) => (place % 2 === 1 && isAsked(part) ? element('mark', {}, part) : part));
  const titleElement = (title: string) => element('span', { class: styles.title }, ...marked(title));
  /** An excerpt from Pagefind, which escapes the text and wraps matches in `<mark>`, but not all forms of the words. */
  const excerptElement = (html: string) => {
    const parts = html.split(/<\/?mark>/).map(decode);
    const nodes = parts.flatMap((part, place) => (place % 2 === 1 ? [element('mark', {}, part)] : marked(part)));
    return element('span', { class: styles.excerpt }, ...nodes);
  };
  const option = (url: string, kind: string | undefined, ...children: (Node | false)[]) =>
    element(
      'a',
      {
        id: `${LIST}-${index++}`,
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

const ENTITIES: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity);
}
