import type { Suggestion } from '@/lib/routes/nearest';
import styles from './SearchDialog.module.css';
import type { SearchState } from './useSearch';

interface Props {
  state: SearchState['state'];
  query: string;
  /** How many pages were found. */
  count: number;
  /** Pages with titles near the query, where the results do not hold its words. */
  guesses: readonly Suggestion[];
}

/** What the dialog says beside the results: how to start, what failed, what may have been meant. */
export function SearchHelp({ state, query, count, guesses }: Props) {
  if (state === 'done' && count > 0 && guesses.length === 0) return null;
  return (
    <div className={styles.help}>
      {state === 'failed' && <p>The search index could not be loaded. Check your connection and type again.</p>}
      {state === 'loading' && <p>Searching…</p>}
      {state === 'idle' && <p>Type a key, a label, or a question, for example “finishOnPhrase” or “stop listening”.</p>}
      {state === 'done' && count === 0 && <p>Nothing was found for “{query}”.</p>}
      {guesses.length > 0 && (
        <p>
          Did you mean:{' '}
          {guesses.map(({ path, title }, index) => (
            <span key={path}>
              {index > 0 && ', '}
              <a href={path}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </div>
  );
}
