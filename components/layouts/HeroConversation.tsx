import type { Frontmatter } from '@/lib/content/frontmatter';
import styles from './HeroConversation.module.css';

type Props = NonNullable<Frontmatter['conversation']>;

/** A short test, shown as a script and as a conversation. */
export function HeroConversation({ file, test, partner, label, turns }: Props) {
  return (
    <div className={styles.stage} role="img" aria-label={label}>
      <p className={styles.head} aria-hidden="true">
        <span>{file}</span>
        <span>{partner}</span>
      </p>
      <ol className={styles.script} aria-hidden="true">
        <li>
          <code>
            <span className={styles.quiet}>- test: </span>
            {test}
          </code>
        </li>
        {turns.map(({ input, expected, said, heard }) => (
          <li key={input}>
            <code>
              <span className={styles.quiet}>- </span>
              <span className={styles.input}>{input}</span>
              <span className={styles.quiet}>: </span>
              <span className={styles.expected}>{expected}</span>
            </code>
            <span className={styles.caller}>{said}</span>
            <span className={styles.system}>
              <Heard text={heard} expected={expected} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A reply, with the expected words marked. */
function Heard({ text, expected }: { text: string; expected: string }) {
  const start = text.toLowerCase().indexOf(expected.toLowerCase());
  const end = start + expected.length;
  return (
    <>
      {text.slice(0, start)}
      <b>{text.slice(start, end)}</b>
      {text.slice(end)}
    </>
  );
}
