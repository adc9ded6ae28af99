import type { Suggestion } from '@/lib/routes/nearest';
import { withBase } from '@/lib/routes/base';
import styles from './SearchDialog.module.css';
import type { SearchState } from './useSearch';

interface Props {
  state: SearchState['state'];
  query: string;
  /** Whether the results hold the words of the query. */
  isAnswered: boolean;
  /** How many pages were found. */
  count: number;
  /** Where to begin, while nothing is asked and when nothing is found. */
  areas: readonly Suggestion[];
  /** Pages with titles near the query, where the results do not hold its words. */
  guesses: readonly Suggestion[];
  onRetry: () => void;
}

/** What the dialog says beside the results: how to start, what failed, what may have been meant. */
export function SearchHelp({ state, query, isAnswered, count, areas, guesses, onRetry }: Props) {
  if (state === 'done' && isAnswered && guesses.length === 0) return null;
  return (
    <div className={styles.help}>
      {state === 'idle' && query.trim() === '' && (
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
      {state === 'done' && !isAnswered && (
        <p>
          No page has “{query.trim()}”.{' '}
          {guesses.length > 0
            ? 'Did you mean:'
            : count > 0
              ? 'These come nearest:'
              : 'Try another word, or fewer. Or begin with:'}
        </p>
      )}
      {guesses.length > 0 && <Links pages={guesses} />}
      {state === 'done' && !isAnswered && guesses.length === 0 && count === 0 && <Links pages={areas} />}
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
