import { formatJson, formatSize, formatTime } from '@/lib/playground/format';
import { describeStatus } from '@/lib/playground/status';
import { Code } from '../code/Code';
import { CodeBlock } from '../code/CodeBlock';
import type { Answer, Outcome } from './send';
import controls from '../controls.module.css';
import styles from './styles.module.css';

/** The maximum number of characters shown. */
const LONGEST_SHOWN = 200_000;

interface Props {
  id: string;
  outcome: Outcome | undefined;
  responses?: Readonly<Record<string, string>>;
}

/** The response, or why there is none. */
export function Response({ id, outcome, responses }: Props) {
  if (!outcome || outcome.kind === 'sending') return <p className={styles.awaited}>The response appears here.</p>;
  return (
    <section id={id} tabIndex={-1} className={styles.response} aria-label="Response">
      {outcome.kind === 'failed' ? (
        <div className={styles.failure} data-failure={outcome.failure.kind}>
          <strong>{outcome.failure.title}</strong>
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
        <span className={controls.note}>{formatTime(time)}</span>
        <span className={controls.note}>{formatSize(size)}</span>
      </p>
      {meaning && <p className={controls.note}>{meaning}</p>}
      {answer.isCut && <p className={controls.note}>The response was interrupted, so this is only its beginning.</p>}
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
        <p className={controls.note}>Browsers let this page read only the headers that the server allows.</p>
      </details>
    </>
  );
}

function Body({ answer: { text, size, contentType, isCut } }: { answer: Answer }) {
  if (size === 0) return <p className={controls.note}>The response has no body.</p>;
  if (text === undefined)
    return (
      <p className={controls.note}>
        The body is {contentType || 'binary'}, not text. Save it with the curl command and --output.
      </p>
    );
  const isJson = /[/+]json$/.test(contentType) || /^\s*[[{]/.test(text);
  const formatted = isJson ? formatJson(text) : undefined;
  const whole = formatted ?? text;
  const shown = whole.slice(0, LONGEST_SHOWN);
  return (
    <section aria-label="Body">
      {/json$/.test(contentType) && formatted === undefined && !isCut && (
        <p className={controls.note}>This isn’t valid JSON, although the server says that it is JSON.</p>
      )}
      <CodeBlock data-language={isJson ? 'json' : 'text'}>
        {isJson ? <Code text={shown} /> : <code>{shown}</code>}
      </CodeBlock>
      {shown.length < whole.length && (
        <p className={controls.note}>
          The first {formatSize(shown.length)} are shown. The curl command shows the rest.
        </p>
      )}
    </section>
  );
}
