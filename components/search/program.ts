import { replaceState } from '../browser/address';
import { element, elementOf } from '../browser/element';
import { loadEngine } from './engine';
import { markResult } from './marks';
import { firstChoice } from './ranking';
import styles from './Results.module.css';
import { messageOf, resultElements, waysOn } from './results';
import { createSearching, type SearchState } from './searching';
import { findTitles } from './titles';

/**
 * Fills the search dialog with results while the reader types, and lets keys select and open them. The field stays the
 * browser's own, so Home, End and Shift move its caret.
 */
export function startSearch(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const find = <Kind extends HTMLElement = HTMLElement>(selector: string) => dialog.querySelector<Kind>(selector)!;
  const field = find<HTMLInputElement>('input');
  const help = find('[data-help]');
  const status = find('[role=status]');
  const list = find('[role=listbox]');
  const below = find('[data-results]');
  let active = 0;
  let last: SearchState | undefined;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  const select = (index: number) => {
    active = index;
    const chosen = options()[index];
    for (const option of options()) option.setAttribute('aria-selected', String(option === chosen));
    if (chosen) field.setAttribute('aria-activedescendant', chosen.id);
    else field.removeAttribute('aria-activedescendant');
    chosen?.scrollIntoView({ block: 'nearest' });
  };
  const show = (state: SearchState, query: string) => {
    const isDone = state.state === 'done';
    const asked = state.respelled ?? query;
    const results = isDone ? state.results : findTitles(query);
    // The selection stays while more results for the same query load.
    const isMore = isDone && last?.state === 'done' && state.results[0]?.url === last.results[0]?.url;
    last = state;
    // If the search found what was asked for, its message is for screen readers alone.
    const isPlain = isDone && state.isSure && state.respelled === undefined;
    help.className = isPlain ? 'visually-hidden' : styles.help!;
    status.className = state.state === 'loading' ? styles.waiting! : '';
    announce(status, messageOf(state));
    // Screen readers announce a change only in an element that stays.
    while (status.nextSibling) status.nextSibling.remove();
    help.append(...waysOn(state));
    list.replaceChildren(...resultElements(results, asked));
    list.setAttribute('aria-label', `Results for ${asked}`);
    list.setAttribute('aria-busy', String(!isDone));
    below.className = results.length > 0 ? styles.results! : '';
    const more = element('button', { type: 'button', class: styles.more, 'data-more': true }, 'More pages');
    below.replaceChildren(list, ...(isDone && state.hasMore ? [more] : []));
    field.setAttribute('aria-expanded', String(results.length > 0));
    select(isMore ? active : firstChoice(results, asked));
  };
  const searching = createSearching(show);

  const ask = () => {
    searching.ask(field.value);
    // Back from a result shows the query again.
    replaceState({ ...(history.state as object | null), query: field.value });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use the same keys to choose characters. Safari ends the composition before it sends Enter (229).
    if (event.isComposing || event.keyCode === 229) return;
    const { key, ctrlKey, metaKey, shiftKey } = event;
    const end = options().length - 1;
    if (end < 0 || !['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) return;
    event.preventDefault();
    // With a modifier, as a click with it would.
    const click = { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey };
    if (key === 'Enter') options()[active]?.dispatchEvent(new MouseEvent('click', click));
    else if (key === 'ArrowUp') select(active > 0 ? active - 1 : end);
    else if (active === end && last?.hasMore) searching.showMore();
    else select(active < end ? active + 1 : 0);
  };
  const onClick = (event: MouseEvent) => {
    const target = elementOf(event);
    if (target.closest('[data-retry]')) searching.retry();
    if (target.closest('[data-more]')) searching.showMore();
    // The pressed button may disappear.
    if (target.closest('[data-retry],[data-more]')) field.focus();
    // A link clicked with a modifier key opens in a new tab.
    const link = target.closest('a');
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    markResult(link);
    dialog.close();
  };
  const onPoint = (event: PointerEvent) => {
    const index = options().indexOf(elementOf(event).closest('a')!);
    if (index >= 0 && index !== active) select(index);
  };

  field.addEventListener('input', ask, { signal });
  field.addEventListener('keydown', onKeyDown, { signal });
  dialog.addEventListener('click', onClick, { signal });
  list.addEventListener('pointermove', onPoint, { signal });
  // The event comes with the connection, often before the network answers.
  for (const delay of [0, 2000]) addEventListener('online', () => setTimeout(searching.retry, delay), { signal });
  // The engine loads while the reader types. The first query reports failures.
  loadEngine().catch(() => undefined);
  const { query } = (history.state ?? {}) as { query?: string };
  if (!field.value && query) {
    field.value = query;
    field.select();
  }
  ask();
}

/** Sets a live region's text. Screen readers announce only changes, and two searches can have the same message. */
function announce(status: HTMLElement, text: string): void {
  status.textContent = status.textContent === text ? `${text}\u00a0` : text;
}
