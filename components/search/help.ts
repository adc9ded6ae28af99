import { count } from '@/lib/reading/numbers';
import { withBase } from '@/lib/routes/base';
import { element } from '../browser/element';
import { clientSite } from '../site';
import styles from './Results.module.css';
import type { SearchState } from './searching';

/** Whether a search only found what was asked for, so that its message is for screen readers alone. */
export function isPlain({ state, isSure, respelled }: SearchState): boolean {
  return state === 'done' && isSure && respelled === undefined;
}

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
  return state === 'idle' || (state === 'done' && results.length === 0) ? [areas()] : [];
}

function areas(): HTMLElement {
  const links = clientSite.navigation.groups.flatMap(({ title, path, items }) => {
    const first = path ?? items[0]?.path;
    return first ? element('li', {}, element('a', { href: withBase(first) }, title)) : [];
  });
  return element('ul', { class: styles.links }, ...links);
}
