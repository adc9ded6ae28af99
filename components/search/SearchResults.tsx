import { withBase } from '@/lib/routes/base';
import type { SearchResult } from './ranking';
import styles from './SearchDialog.module.css';
import { withoutLittleWords } from './terms';

interface Props {
  id: string;
  /** The query, whose words are highlighted on the opened page. */
  query: string;
  results: readonly SearchResult[];
  /** Whether better results are still loading. */
  isBusy?: boolean;
  /** The selected option's index, counting pages and their sections. */
  active: number;
  onPoint: (index: number) => void;
  /** Shows more pages. Absent if all are shown. */
  onMore?: () => void;
}

/** Pages and their sections, as one listbox. */
export function SearchResults({ id, query, results, isBusy = false, active, onPoint, onMore }: Props) {
  let count = 0;
  const marked = withoutLittleWords(query);
  // Options are links, so that they can be opened in a new tab. Focus stays in the field.
  const option = (url: string) => {
    const index = count++;
    return {
      id: `${id}-${index}`,
      role: 'option',
      'aria-selected': index === active,
      href: withBase(url),
      tabIndex: -1,
      'data-search': marked,
      onPointerMove: () => onPoint(index),
    };
  };
  return (
    <div className={styles.results}>
      <div id={id} role="listbox" aria-label={`Results for ${query}`} aria-busy={isBusy}>
        {results.map((result) => (
          <div key={result.url} role="group" aria-label={result.title} className={styles.page}>
            <a {...option(result.url)} className={styles.option}>
              <span className={styles.area}>{result.area}</span>
              <span className={styles.title}>{result.title}</span>
              {result.sections.length === 0 && <Excerpt html={result.excerpt} />}
            </a>
            {result.sections.map((section) => (
              <a key={section.url} {...option(section.url)} className={`${styles.option} ${styles.section}`}>
                <span className={styles.title}>{section.title}</span>
                <Excerpt html={section.excerpt} />
              </a>
            ))}
          </div>
        ))}
      </div>
      {onMore && (
        <button type="button" className={styles.more} onClick={onMore}>
          More pages
        </button>
      )}
    </div>
  );
}

/** An excerpt from Pagefind, which escapes the text and wraps matches in `<mark>`. */
function Excerpt({ html }: { html: string }) {
  const parts = html.split(/<\/?mark>/);
  return (
    <span className={styles.excerpt}>
      {parts.map((part, index) => (index % 2 === 1 ? <mark key={index}>{decode(part)}</mark> : decode(part)))}
    </span>
  );
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&amp;': '&', '&quot;': '"', '&#39;': "'" };

function decode(text: string): string {
  return text.replace(/&(?:lt|gt|amp|quot|#39);/g, (entity) => entities[entity] ?? entity);
}
