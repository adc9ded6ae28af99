import { withBase } from '@/lib/routes/base';
import { clientSite } from '../site';
import styles from './SearchDialog.module.css';
import type { useSearch } from './useSearch';
import { termsOf } from './terms';

interface Props {
  search: ReturnType<typeof useSearch>;
  query: string;
}

/** The text above the results: suggestions, failures, corrected spelling, and words that no page contains. */
export function SearchHelp({ search, query }: Props) {
  const { state, respelled, results, missing, isComplete, retry } = search;
  if (state === 'done' && isComplete && respelled === undefined) return null;
  return (
    <div className={styles.help}>
      {state === 'idle' && termsOf(query).length === 0 && (
        <>
          <p>Enter a key, a label or a question, or start here:</p>
          <Areas />
        </>
      )}
      {state === 'loading' && <p className={styles.waiting}>Searching…</p>}
      {state === 'failed' && (
        <>
          <p>The search index couldn’t be loaded. Check your connection. Until then, only titles are searched.</p>
          <button type="button" className={styles.button} onClick={retry}>
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
        <p>No page contains all of these words. These contain some of them:</p>
      )}
      {state === 'done' && missing.length > 0 && (
        <>
          <p>
            No page contains {missing.map((text) => `“${text}”`).join(' or ')}.{' '}
            {results.length > 0 ? 'These are the closest matches:' : 'Try different words, or start here:'}
          </p>
          {results.length === 0 && <Areas />}
        </>
      )}
    </div>
  );
}

/** Links to the first page of each area. */
function Areas() {
  return (
    <ul className={styles.links}>
      {clientSite.navigation.groups.map(({ title, path, items }) => {
        const first = path ?? items[0]?.path;
        return (
          first && (
            <li key={first}>
              <a href={withBase(first)}>{title}</a>
            </li>
          )
        );
      })}
    </ul>
  );
}
