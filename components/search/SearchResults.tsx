import { withBase } from '@/lib/routes/base';
import type { SearchResult } from './ranking';
import styles from './SearchDialog.module.css';
import { withoutLittleWords } from './terms';

interface Props {
  id: string;
  /** The words that were searched for; they go along to the page that is opened, to be marked there. */
  query: string;
  results: readonly SearchResult[];
  /** Whether better results are on their way. */
  isBusy?: boolean;
  /** Index of the chosen option, counted over pages and their sections. */
  active: number;
  onPoint: (index: number) => void;
  /** Shows more pages; absent when all are shown. */
  onMore?: () => void;
}

/** The pages found, each with its sections: one list of options for the keyboard and for screen readers. */
export function SearchResults({ id, query, results, isBusy = false, active, onPoint, onMore }: Props) {
  let count = 0;
  const marked = withoutLittleWords(query);
  // Links, so that the browser can open one in another tab and tell its address. The keyboard stays in the field.
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

/** Pagefind's excerpt: text with the matched words in `<mark>`, everything else escaped by Pagefind. */
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
