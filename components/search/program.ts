import { replaceState } from '../browser/address';
import { elementOf } from '../browser/element';
import { loadEngine } from './engine';
import { isPlain, messageOf, waysOn } from './help';
import { markResult } from './marks';
import { firstChoice } from './ranking';
import styles from './Results.module.css';
import { moreButton, resultElements } from './results';
import { createSearching, type SearchState } from './searching';
import { findTitles } from './titles';

/**
 * Fills the search dialog with results while the reader types, and lets keys select and open them. The field stays the
 * browser's own, so Home, End and Shift move its caret.
 */
export function startSearch(dialog: HTMLDialogElement, signal: AbortSignal): void {
  const find = <Kind extends HTMLElement>(selector: string) => dialog.querySelector<Kind>(selector)!;
  const field = find<HTMLInputElement>('input');
  const [help, status, list, below] = ['[data-help]', '[role=status]', '[role=listbox]', '[data-results]'].map(find);
  let active = 0;
  let last: SearchState | undefined;
  const options = () => [...list!.querySelectorAll<HTMLAnchorElement>('[role=option]')];

  const select = (index: number) => {
    active = index;
    options().forEach((option, place) => option.setAttribute('aria-selected', String(place === index)));
    const chosen = options()[index];
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
    help!.className = isPlain(state) ? 'visually-hidden' : styles.help!;
    status!.className = state.state === 'loading' ? styles.waiting! : '';
    announce(status!, messageOf(state));
    // Screen readers announce a change only in an element that stays.
    while (status!.nextSibling) status!.nextSibling.remove();
    help!.append(...waysOn(state));
    list!.replaceChildren(...resultElements(results, asked));
    list!.setAttribute('aria-label', `Results for ${asked}`);
    list!.setAttribute('aria-busy', String(!isDone));
    below!.className = results.length > 0 ? styles.results! : '';
    below!.replaceChildren(list!, ...(isDone && state.hasMore ? [moreButton()] : []));
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
    const end = options().length - 1;
    if (end < 0) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      // With a modifier, as a click with it would.
      const { ctrlKey, metaKey, shiftKey } = event;
      options()[active]?.dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      );
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      const isAtMore = active === end && last?.hasMore;
      if (isAtMore) searching.showMore();
      else select(active < end ? active + 1 : 0);
    } else if (event.key === 'ArrowUp') {
      event.preventDefault();
      select(active > 0 ? active - 1 : end);
    }
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
  list!.addEventListener('pointermove', onPoint, { signal });
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
