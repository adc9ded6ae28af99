'use client';

import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { withBase } from '@/lib/routes/base';
import { nearestPages } from '@/lib/routes/nearest';
import { allPages, areas } from './pages';
import { firstChoice } from './ranking';
import styles from './SearchDialog.module.css';
import { SearchHelp } from './SearchHelp';
import { SearchResults } from './SearchResults';
import { findTitles } from './titles';
import { useSearch, type SearchState } from './useSearch';

/** The search dialog: type, choose with the arrow keys, open with Enter. */
export default function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const search = useSearch(query);
  const titles = useMemo(() => findTitles(query), [query]);
  const results = search.state === 'done' ? search.results : titles;
  const hasMore = search.state === 'done' && search.hasMore;
  // A choice counts for the results that it was made in, and for more of them; in others the one that was asked for is
  // chosen again.
  const first = results[0]?.url;
  const [choice, setChoice] = useState<{ query: string; first?: string; index: number }>();
  const active = choice?.query === query && choice.first === first ? choice.index : firstChoice(results, query);
  const setActive = (index: number) => setChoice({ query, first, index });
  const options = results.flatMap((result) => [result.url, ...result.sections.map((section) => section.url)]);
  const guesses = search.state === 'done' && search.missing.length > 0 ? nearestPages(query, allPages, 3) : [];

  useEffect(() => dialog.current?.showModal(), []);
  useEffect(() => {
    document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  const open = (url: string) => {
    dialog.current?.close();
    follow(withBase(url), query);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: active < last ? active + 1 : hasMore ? active : 0,
      ArrowUp: active > 0 ? active - 1 : last,
      Home: 0,
      End: last,
    };
    const target = options[active];
    if (event.key === 'Enter' && target && !event.nativeEvent.isComposing) {
      event.preventDefault();
      open(target);
    } else if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      // A search field takes the first Escape to empty itself; the dialog promises that it closes.
      event.preventDefault();
      dialog.current?.close();
    } else if (event.key in moves && options.length > 0 && !(event.target instanceof HTMLAnchorElement)) {
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
        // A press on the backdrop has the dialog itself as its target; a link leads away.
        const isLink = event.target instanceof Element && event.target.closest('a');
        if (event.target === dialog.current || isLink) dialog.current?.close();
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
            aria-expanded={options.length > 0}
            aria-controls={listId}
            aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
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
        <p className="visually-hidden" role="status">
          {messageOf(search)}
        </p>
        <SearchHelp search={search} query={query} areas={areas} guesses={guesses} onRetry={search.retry} />
        {options.length > 0 && (
          <SearchResults
            id={listId}
            query={query}
            results={results}
            isBusy={search.state !== 'done'}
            active={active}
            onOpen={open}
            onPoint={setActive}
            onMore={
              hasMore
                ? () => {
                    search.showMore();
                    input.current?.focus();
                  }
                : undefined
            }
          />
        )}
        <p className={styles.hint}>
          <kbd>↑</kbd> <kbd>↓</kbd> to choose, <kbd>Enter</kbd> to open, <kbd>Esc</kbd> to close
        </p>
      </div>
    </dialog>
  );
}

function messageOf({ state, results, hasMore, missing, isComplete }: SearchState): string {
  if (state === 'failed') return 'The search index could not be loaded.';
  if (state !== 'done') return '';
  const count = results.length;
  const found = `${count} ${count === 1 ? 'page' : 'pages'} found${hasMore ? ', and there are more' : ''}.`;
  if (isComplete) return found;
  const lack = `No page has ${missing.length > 0 ? missing.join(' or ') : 'all of these words'}.`;
  return count > 0 ? `${lack} ${found}` : lack;
}

/** Goes to an address as a click on a link to it does. The words go along, to be marked there; see `components/navigation`. */
function follow(href: string, words: string): void {
  const link = Object.assign(document.createElement('a'), { href });
  link.dataset.search = words;
  document.body.append(link);
  link.click();
  link.remove();
}
