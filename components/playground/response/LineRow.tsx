import type { ReactNode } from 'react';
import { TOKEN_CLASSES } from '@/lib/content/token-classes';
import { jsonTokens, type Line } from '@/lib/playground/json-lines';
import styles from './response.module.css';

/** Characters of a line that are shown; the whole text is copied and downloaded. */
const LONGEST = 2000;

interface Props {
  line: Line;
  /** The line that closes the block that this one opens. */
  end: string | undefined;
  isJson: boolean;
  isFolded: boolean;
  isCurrent: boolean;
  words: string;
  onToggle: () => void;
}

/** One line, with a button to fold the block that it opens. */
export function LineRow({ line, end, isJson, isFolded, isCurrent, words, onToggle }: Props) {
  const text = line.text.length > LONGEST ? line.text.slice(0, LONGEST) : line.text;
  const tokens = isJson ? jsonTokens(text) : [{ text }];
  return (
    <div className={styles.row} data-current={isCurrent || undefined}>
      {isJson && (
        <span className={styles.gutter}>
          {line.end !== undefined && (
            <button
              type="button"
              className={styles.foldButton}
              aria-label={`${isFolded ? 'Unfold' : 'Fold'} ${line.text.trim().slice(0, 40)}`}
              aria-expanded={!isFolded}
              onClick={onToggle}
            />
          )}
        </span>
      )}
      <code className={styles.text}>
        {tokens.map((token, index) => (
          <span key={index} className={'kind' in token && token.kind ? TOKEN_CLASSES[token.kind] : undefined}>
            {marked(token.text, words)}
          </span>
        ))}
        {isFolded && end !== undefined && <span className={styles.folded}> … {end.trim()}</span>}
        {line.text.length > LONGEST && (
          <span className={styles.folded}> … {line.text.length - LONGEST} more characters</span>
        )}
      </code>
    </div>
  );
}

/** The text with the words marked. */
function marked(text: string, words: string): ReactNode {
  if (words === '') return text;
  const pieces: ReactNode[] = [];
  const lower = text.toLowerCase();
  const wanted = words.toLowerCase();
  let rest = 0;
  for (let at = lower.indexOf(wanted); at !== -1; at = lower.indexOf(wanted, rest)) {
    pieces.push(text.slice(rest, at), <mark key={at}>{text.slice(at, at + wanted.length)}</mark>);
    rest = at + wanted.length;
  }
  pieces.push(text.slice(rest));
  return pieces;
}
