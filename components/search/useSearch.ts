import { useEffect, useState } from 'react';
import { loadEngine, search, type SearchResult } from './engine';

/** Milliseconds without a key before a query is sent. Titles are shown meanwhile; a query for half a word would fetch parts of the index in vain. */
const PAUSE = 150;

/** What a search is at. `results` are those of the last finished query while the next one is under way. */
export interface SearchState {
  state: 'idle' | 'loading' | 'done' | 'failed';
  results: SearchResult[];
}

/** Searches while the reader types; an answer that comes after the next key is dropped. */
export function useSearch(query: string): SearchState & { retry: () => void } {
  const [state, setState] = useState<SearchState>({ state: 'idle', results: [] });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    // Start fetching while the reader still types; a failure shows at the first query.
    loadEngine().catch(() => undefined);
  }, []);
  useEffect(() => {
    const text = query.trim();
    let isCurrent = true;
    const timer = setTimeout(
      async () => {
        if (text === '') return setState({ state: 'idle', results: [] });
        setState((previous) => (previous.results.length > 0 ? previous : { state: 'loading', results: [] }));
        try {
          const results = await search(text);
          if (isCurrent) setState({ state: 'done', results });
        } catch {
          if (isCurrent) setState({ state: 'failed', results: [] });
        }
      },
      text === '' ? 0 : PAUSE,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, attempt]);
  return { ...state, retry: () => setAttempt((count) => count + 1) };
}
