import { useEffect, useReducer, useState } from 'react';
import { loadEngine, PAGE_LIMIT, search, type Found } from './engine';
import { termsOf } from './terms';

/** The debounce delay in milliseconds. Without it, queries for incomplete words would fetch unneeded index files. */
const PAUSE = 150;

/** The state of a search. While a query runs, `results` contains the previous query's. */
export interface SearchState extends Found {
  state: 'idle' | 'loading' | 'done' | 'failed';
}

const NOTHING: Found = { results: [], hasMore: false, missing: [], isComplete: false };

/** Searches as the reader types. Ignores outdated responses. */
export function useSearch(query: string): SearchState & { retry: () => void; showMore: () => void } {
  const [state, setState] = useState<SearchState>({ state: 'idle', ...NOTHING });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [wanted, setWanted] = useState({ query, limit: PAGE_LIMIT });
  const limit = wanted.query === query ? wanted.limit : PAGE_LIMIT;
  useEffect(() => {
    // Preloads while the reader types. The first query reports failures.
    loadEngine().catch(() => undefined);
  }, []);
  useEffect(() => {
    const text = query.trim();
    const isEmpty = termsOf(text).length === 0;
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        if (isEmpty) return setState({ state: 'idle', ...NOTHING });
        setState((previous) => (previous.results.length > 0 ? previous : { state: 'loading', ...NOTHING }));
        try {
          const found = await search(text, limit);
          if (isCurrent) setState({ state: 'done', ...found });
        } catch {
          if (isCurrent) setState({ state: 'failed', ...NOTHING });
        }
      },
      isEmpty ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, attempt, limit]);
  useEffect(() => {
    // Retries when the connection is back.
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return {
    ...state,
    retry,
    showMore: () => setWanted({ query, limit: limit + PAGE_LIMIT }),
  };
}
