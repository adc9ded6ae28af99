import { useEffect, useReducer, useState } from 'react';
import { loadEngine, PAGE_LIMIT, search, type Found } from './engine';
import { termsOf } from './terms';

/** Milliseconds without a key before a query is sent. Titles are shown meanwhile; a query for half a word would fetch parts of the index in vain. */
const PAUSE = 150;

/** The state of a search. `results` are those of the last finished query while the next one is under way. */
export interface SearchState extends Found {
  state: 'idle' | 'loading' | 'done' | 'failed';
}

const NOTHING: Found = { results: [], hasMore: false, missing: [], isComplete: false };

/** Searches while the reader types; an answer that comes after the next key is dropped. */
export function useSearch(query: string): SearchState & { retry: () => void; showMore: () => void } {
  const [state, setState] = useState<SearchState>({ state: 'idle', ...NOTHING });
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [wanted, setWanted] = useState({ query, limit: PAGE_LIMIT });
  const limit = wanted.query === query ? wanted.limit : PAGE_LIMIT;
  useEffect(() => {
    // Start fetching while the reader still types; a failure shows at the first query.
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
    // A search that failed without a network is tried again with it.
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  return {
    ...state,
    retry,
    showMore: () => setWanted({ query, limit: limit + PAGE_LIMIT }),
  };
}
