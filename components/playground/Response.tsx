import { formatJson, formatSize } from '@/lib/playground/format';
import { describeStatus } from '@/lib/playground/status';
import { Code } from '../code/Code';
import { CodeBlock } from '../code/CodeBlock';
import { formatTime } from './SendBar';
import type { Answer, Outcome } from './send';
import styles from './styles.module.css';

/** The maximum number of characters shown. */
const LONGEST_SHOWN = 200_000;

interface Props {
  id: string;
  outcome: Outcome | undefined;
  /** What each status means for this operation. */
  responses?: Readonly<Record<string, string>>;
}

/** The response, or why there is none. */
export function Response({ id, outcome, responses }: Props) {
  if (!outcome || outcome.kind === 'sending') return null;
  return (
    <section id={id} tabIndex={-1} className={styles.response} aria-label="Response">
      {outcome.kind === 'failed' ? (
        <div className={styles.failure} data-failure={outcome.failure.kind}>
          <p className={styles.failureTitle}>{outcome.failure.title}</p>
          <p>{outcome.failure.text}</p>
        </div>
      ) : (
        <AnswerView answer={outcome.answer} responses={responses} />
      )}
    </section>
  );
}

function AnswerView({ answer, responses }: { answer: Answer; responses: Props['responses'] }) {
  const { status, headers, size, time } = answer;
  const { reason, meaning } = describeStatus(status, responses);
  return (
    <>
      <p className={styles.head}>
        <span className={styles.status} data-class={String(status)[0]}>
          {status} {reason}
        </span>
        <span className={styles.fact}>{formatTime(time)}</span>
        <span className={styles.fact}>{formatSize(size)}</span>
      </p>
      {meaning && <p className={styles.meaning}>{meaning}</p>}
      <Body answer={answer} />
      <details>
        <summary>Headers ({headers.length})</summary>
        <dl className={styles.headers}>
          {headers.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.note}>Browsers let this page read only the headers that the server allows.</p>
      </details>
    </>
  );
}

function Body({ answer: { text, size, contentType } }: { answer: Answer }) {
  if (size === 0) return <p className={styles.note}>The response has no body.</p>;
  if (text === undefined)
    return (
      <p className={styles.note}>
        The body is {contentType || 'binary'}, not text. Save it with the curl command and --output.
      </p>
    );
  const isJson = /[/+]json$/.test(contentType) || /^\s*[[{]/.test(text);
  const whole = (isJson ? formatJson(text) : undefined) ?? text;
  const shown = whole.slice(0, LONGEST_SHOWN);
  return (
    <section aria-label="Body">
      <CodeBlock data-language={isJson ? 'json' : 'text'}>
        {isJson ? <Code text={shown} /> : <code>{shown}</code>}
      </CodeBlock>
      {shown.length < whole.length && (
        <p className={styles.note}>The first {formatSize(shown.length)} are shown. The curl command shows the rest.</p>
      )}
    </section>
  );
}
