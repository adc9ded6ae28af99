import { withBase } from '@/lib/routes/base';
import { clientSite } from '../site';
import styles from './SearchDialog.module.css';
import type { SearchState, useSearch } from './useSearch';
import { termsOf } from './terms';

interface Props {
  search: ReturnType<typeof useSearch>;
  query: string;
}

/** The text above the results, which screen readers announce, and ways on. The number of pages is only announced. */
export function SearchHelp({ search, query }: Props) {
  const { state, respelled, results, isComplete, retry } = search;
  const isIdle = state === 'idle' && termsOf(query).length === 0;
  const isPlain = state === 'done' && isComplete && respelled === undefined;
  return (
    <div className={isPlain ? 'visually-hidden' : styles.help}>
      <p role="status" className={state === 'loading' ? styles.waiting : undefined}>
        {isIdle ? 'Enter a key, a label or a question, or start here:' : messageOf(search)}
      </p>
      {state === 'failed' && (
        <button type="button" className={styles.button} onClick={retry}>
          Try again
        </button>
      )}
      {(isIdle || (state === 'done' && results.length === 0)) && <Areas />}
    </div>
  );
}

function messageOf({ state, respelled, results, hasMore, missing, isComplete }: SearchState): string {
  if (state === 'idle') return '';
  if (state === 'loading') return 'Searching…';
  if (state === 'failed')
    return 'The search index couldn’t be loaded. Check your connection. Until then, only titles are searched.';
  const count = results.length;
  const instead = respelled === undefined ? '' : `Showing results for ${respelled}. `;
  if (isComplete)
    return `${instead}${count} ${count === 1 ? 'page' : 'pages'} found${hasMore ? ', and there are more' : ''}.`;
  if (missing.length === 0) return `${instead}No page contains all of these words. These contain some of them:`;
  const next = count > 0 ? 'These are the closest matches:' : 'Try different words, or start here:';
  return `${instead}No page contains ${missing.map((text) => `“${text}”`).join(' or ')}. ${next}`;
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
