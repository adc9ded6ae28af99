import { fetchIndex, PAGE_LIMIT, search, type Found } from './engine';
import { termsOf } from './terms';

/** The debounce delay in milliseconds, a little longer than between two keys of a quick writer. */
const PAUSE = 80;

/** The end of a query whose last word is long enough to tell which part of the index has it. */
const TELLING = /\S{3}$/;

/** The state of a search. While a query runs, `results` contains the previous query's. */
export interface SearchState extends Found {
  state: 'idle' | 'loading' | 'done' | 'failed';
}

const NOTHING: Found = { results: [], hasMore: false, missing: [], isSure: false };

/**
 * Creates a search that answers the latest query only.
 * @param onState called with each new state, and its query
 */
export function createSearching(onState: (state: SearchState, query: string) => void) {
  let running = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let query = '';
  let limit = PAGE_LIMIT;
  let shown: SearchState = { state: 'idle', ...NOTHING };
  const tell = (state: SearchState) => {
    shown = state;
    onState(state, query);
  };
  const run = async () => {
    running.abort();
    const { signal } = (running = new AbortController());
    if (shown.results.length === 0) tell({ state: 'loading', ...NOTHING });
    const state: SearchState = await search(query, limit, signal).then(
      (found) => ({ state: 'done', ...found }),
      () => ({ state: 'failed', ...NOTHING }),
    );
    if (!signal.aborted) tell(state);
  };
  return {
    /** Searches for what the reader has typed, once they pause. */
    ask(text: string) {
      running.abort();
      running = new AbortController();
      clearTimeout(timer);
      // A Japanese keyboard may write full-width letters.
      query = text.normalize('NFKC').trim();
      limit = PAGE_LIMIT;
      if (termsOf(query).length === 0) return tell({ state: 'idle', ...NOTHING });
      timer = setTimeout(run, PAUSE);
      // The search reports failures.
      if (TELLING.test(query)) fetchIndex(query, running.signal).catch(() => undefined);
    },
    /** Searches again after a failure. */
    retry: () => void (shown.state === 'failed' && run()),
    /** Shows more pages for the same query. */
    showMore() {
      limit += PAGE_LIMIT;
      void run();
    },
  };
}
