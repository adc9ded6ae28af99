import type { CheckResult } from '@/lib/script';
import styles from './Report.module.css';

type Marks = NonNullable<CheckResult['marks']>;

/** Expected text, with words missing from the reply marked. */
export function Marked({ words }: Pick<Marks, 'words'>) {
  return words.map(({ text, isMet }, index) => (
    <span key={index}>
      {index > 0 && ' '}
      {isMet ? (
        text
      ) : (
        <mark className={styles.missing}>
          {text}
          <span className="visually-hidden"> (missing)</span>
        </mark>
      )}
    </span>
  ));
}

/** Text with a passage in bold. */
export function Passage({ text, passage = [0, 0] }: { text: string; passage?: Marks['passage'] }) {
  return (
    <>
      {text.slice(0, passage[0])}
      {passage[1] > 0 && <strong>{text.slice(...passage)}</strong>}
      {text.slice(passage[1])}
    </>
  );
}
