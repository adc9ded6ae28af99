import type { Suggestion } from '@/lib/routes/nearest';
import { withBase } from '@/lib/routes/base';
import styles from './SearchDialog.module.css';
import type { SearchState } from './useSearch';
import { termsOf } from './words';

interface Props {
  search: SearchState;
  query: string;
  /** Where to begin, while nothing is asked and when nothing is found. */
  areas: readonly Suggestion[];
  onRetry: () => void;
}

/** The text of the dialog beside the results: how to start, what failed, what is on no page, what was meant. */
export function SearchHelp({ search, query, areas, onRetry }: Props) {
  const { state, respelled, results, missing, isComplete } = search;
  if (state === 'done' && isComplete && respelled === undefined) return null;
  return (
    <div className={styles.help}>
      {state === 'idle' && termsOf(query).length === 0 && (
        <>
          <p>Type a key, a label, or a question. Or begin with:</p>
          <Links pages={areas} />
        </>
      )}
      {state === 'loading' && <p className={styles.waiting}>Searching…</p>}
      {state === 'failed' && (
        <>
          <p>The search index could not be loaded. Check your connection; until it works only titles are searched.</p>
          <button type="button" className={styles.button} onClick={onRetry}>
            Try again
          </button>
        </>
      )}
      {state === 'done' && respelled !== undefined && (
        <p>
          Showing results for <em>{respelled}</em>.
        </p>
      )}
      {state === 'done' && !isComplete && missing.length === 0 && (
        <p>No page has all of these words. These have some of them:</p>
      )}
      {state === 'done' && missing.length > 0 && (
        <>
          <p>
            No page has {missing.map((text) => `“${text}”`).join(' or ')}.{' '}
            {results.length > 0 ? 'These come nearest:' : 'Try another word, or fewer. Or begin with:'}
          </p>
          {results.length === 0 && <Links pages={areas} />}
        </>
      )}
    </div>
  );
}

function Links({ pages }: { pages: readonly Suggestion[] }) {
  return (
    <ul className={styles.links}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <a href={withBase(path)}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
