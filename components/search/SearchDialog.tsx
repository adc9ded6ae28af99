'use client';

import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { SEARCH_BUTTON } from '../browser/shortcut';
import { markResult } from './marks';
import { firstChoice } from './ranking';
import styles from './SearchDialog.module.css';
import { SearchHelp } from './SearchHelp';
import { SearchResults } from './SearchResults';
import { findTitles } from './titles';
import { useSearch } from './useSearch';

/** The search dialog. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(() => searchButton()?.value ?? '');
  const search = useSearch(query);
  const titles = useMemo(() => findTitles(query), [query]);
  const results = search.state === 'done' ? search.results : titles;
  const asked = search.respelled ?? query;
  const hasMore = search.state === 'done' && search.hasMore;
  // The selection stays when more results for the same query load, and is reset by new results.
  const first = results[0]?.url;
  const [choice, setChoice] = useState<{ query: string; first?: string; index: number }>();
  const active = choice?.query === query && choice.first === first ? choice.index : firstChoice(results, asked);
  const setActive = (index: number) => setChoice({ query, first, index });
  const count = results.reduce((sum, { sections }) => sum + 1 + sections.length, 0);
  const showMore = () => {
    search.showMore();
    input.current?.focus();
  };
  const optionAt = (index: number) => document.getElementById(`${listId}-${index}`);

  useEffect(() => {
    dialog.current?.showModal();
    searchButton()?.removeAttribute('value');
  }, []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Input methods use the same keys to choose characters. Safari ends the composition before it sends Enter (229).
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const last = count - 1;
    const moves: Record<string, number> = {
      ArrowDown: active < last ? active + 1 : hasMore ? active : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    if (event.key === 'Enter' && count > 0) {
      event.preventDefault();
      optionAt(active)?.click();
    } else if (event.key === 'Escape') {
      // By default, Escape would only clear the field.
      event.preventDefault();
      dialog.current?.close();
    } else if (event.key in moves && count > 0 && !(event.target instanceof HTMLAnchorElement)) {
      event.preventDefault();
      if (event.key === 'ArrowDown' && active === last && hasMore) search.showMore();
      setActive(moves[event.key] ?? 0);
    }
  };

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search documentation"
      onClose={onClose}
      onClick={(event) => {
        // A click on the backdrop targets the dialog itself. A link clicked with a modifier key opens in a new tab.
        const link = event.target instanceof Element && event.target.closest('a');
        const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
        if (link && !isElsewhere) markResult(link);
        if (event.target === dialog.current || (link && !isElsewhere)) dialog.current?.close();
      }}
    >
      <div className={styles.body}>
        <div className={styles.field}>
          <input
            ref={input}
            type="search"
            className={styles.input}
            placeholder="Search documentation"
            aria-label="Search documentation"
            role="combobox"
            aria-expanded={count > 0}
            aria-controls={listId}
            aria-activedescendant={count > 0 ? `${listId}-${active}` : undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            autoFocus
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
            Close
          </button>
        </div>
        <SearchHelp search={search} query={query} />
        {count > 0 && (
          <SearchResults
            id={listId}
            query={asked}
            results={results}
            isBusy={search.state !== 'done'}
            active={active}
            onPoint={setActive}
            onMore={hasMore ? showMore : undefined}
          />
        )}
        <p className={styles.hint}>
          <kbd>↑</kbd> <kbd>↓</kbd> to select, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </p>
      </div>
    </dialog>
  );
}

const searchButton = () => document.querySelector<HTMLButtonElement>(SEARCH_BUTTON);
