import { useDeferredValue, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { findLines, unfoldAround, visibleLines, type Line } from '@/lib/playground/json-lines';
import { LineRow } from './LineRow';
import styles from './response.module.css';
import { useWindow } from './useWindow';

interface Props {
  lines: readonly Line[];
  isJson: boolean;
  isArriving: boolean;
}

/** Lines from which on blocks below the first level start folded. */
const MANY = 1000;

/** A text of any length: only the lines in sight are in the document. JSON can be folded, everything can be searched. */
export function Lines({ lines, isJson, isArriving }: Props) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(() =>
    isJson && lines.length > MANY ? foldsBelow(lines) : new Set(),
  );
  const [query, setQuery] = useState('');
  const [current, setCurrent] = useState(0);
  const words = useDeferredValue(query);
  const visible = useMemo(() => visibleLines(lines, folded), [lines, folded]);
  const found = useMemo(() => findLines(lines, words), [lines, words]);
  const { viewport, canvas, first, last, scrollTo } = useWindow(visible.length);
  const pending = useRef<number>(undefined);

  const go = (index: number) => {
    const next = (index + found.length) % found.length;
    const line = found[next];
    if (line === undefined) return;
    setCurrent(next);
    setFolded((before) => unfoldAround(lines, before, line));
    pending.current = line;
  };
  // The row of the line is known only after the blocks around it have been opened.
  useEffect(() => {
    if (pending.current === undefined) return;
    scrollTo(visible.indexOf(pending.current));
    pending.current = undefined;
  });
  const toggle = (index: number) => {
    const next = new Set(folded);
    if (!next.delete(index)) next.add(index);
    setFolded(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || found.length === 0) return;
    event.preventDefault();
    go(event.shiftKey ? current - 1 : pendingStart.current === words ? current + 1 : 0);
    pendingStart.current = words;
  };
  const pendingStart = useRef<string>(undefined);

  return (
    <>
      {!isArriving && (
        <div className={styles.search}>
          <input
            type="search"
            className={styles.searchInput}
            aria-label="Search in the body"
            placeholder="Search in the body"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {words !== '' && (
            <span role="status" className={styles.fact}>
              {found.length === 0 ? 'Not found' : `${found.length} ${found.length === 1 ? 'line' : 'lines'}`}
            </span>
          )}
          {isJson && (
            <>
              <button type="button" className={styles.action} onClick={() => setFolded(foldsBelow(lines))}>
                Fold
              </button>
              <button type="button" className={styles.action} onClick={() => setFolded(new Set())}>
                Unfold
              </button>
            </>
          )}
        </div>
      )}
      <div ref={viewport} className={styles.viewport} tabIndex={0} role="region" aria-label="Body">
        <div ref={canvas} className={styles.canvas}>
          <div className={styles.rows}>
            {visible.slice(first, last).map((index) => (
              <LineRow
                key={index}
                line={lines[index] ?? { text: '' }}
                end={lines[lines[index]?.end ?? -1]?.text}
                isJson={isJson}
                isFolded={folded.has(index)}
                isCurrent={words !== '' && found[current] === index}
                words={words}
                onToggle={() => toggle(index)}
              />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** The blocks inside the outermost one, which holds everything. */
function foldsBelow(lines: readonly Line[]): Set<number> {
  return new Set(lines.flatMap(({ end }, index) => (index > 0 && end !== undefined ? [index] : [])));
}
