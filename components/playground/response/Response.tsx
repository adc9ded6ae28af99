import { useId, useMemo, useState } from 'react';
import { standIn } from '@/lib/playground/build';
import { coverAddress } from '@/lib/playground/cover';
import { formatSize, formatTime } from '@/lib/playground/format';
import { describeStatus } from '@/lib/playground/status';
import { CodeBlock } from '../../code/CodeBlock';
import { contentOf, LONGEST_FORMATTED } from './content';
import { Code } from '../../code/Code';
import { type Outcome } from '../request/outcome';
import { ResponseActions } from './ResponseActions';
import { ResponseBody } from './ResponseBody';
import styles from './response.module.css';
import { LARGEST_ANSWER, type Answer } from '../request/send';

interface Props {
  outcome: Outcome | undefined;
  /** The meaning of each status for this operation. */
  responses?: Readonly<Record<string, string>>;
  onFollow: () => void;
}

/** The answer, or why there is none. */
export function Response({ outcome, responses, onFollow }: Props) {
  if (!outcome) return null;
  return (
    <section className={styles.response} aria-label="Response" aria-busy={outcome.kind === 'sending'}>
      {outcome.kind === 'failed' && <FailureView outcome={outcome} onFollow={onFollow} />}
      {outcome.answer ? (
        <AnswerView answer={outcome.answer} url={outcome.request.url} responses={responses} />
      ) : (
        outcome.kind === 'sending' && <p className={styles.waiting}>Waiting for an answer…</p>
      )}
    </section>
  );
}

function FailureView({
  outcome: { failure, curl },
  onFollow,
}: {
  outcome: Extract<Outcome, { kind: 'failed' }>;
  onFollow: () => void;
}) {
  return (
    <div className={styles.failure} data-failure={failure.kind}>
      <p className={styles.failureTitle}>{failure.title}</p>
      <p>{failure.what}</p>
      <p>{failure.remedy}</p>
      {failure.canFollow && (
        <button type="button" className={styles.action} onClick={onFollow}>
          Follow without credentials
        </button>
      )}
      {failure.kind !== 'invalid-url' && failure.kind !== 'cancelled' && (
        <CodeBlock data-language="bash">
          <Code text={curl} />
        </CodeBlock>
      )}
    </div>
  );
}

const VIEWS = ['Pretty', 'Raw', 'Headers'] as const;

function AnswerView({ answer, url, responses }: { answer: Answer; url: string; responses?: Props['responses'] }) {
  const id = useId();
  const [view, setView] = useState<(typeof VIEWS)[number]>('Pretty');
  const [formatted, setFormatted] = useState<Answer>();
  const content = useMemo(() => contentOf(answer, formatted === answer), [answer, formatted]);
  const { reason, meaning } = describeStatus(answer.status, responses);
  return (
    <>
      <div className={styles.head}>
        <span className={styles.status} data-class={Math.floor(answer.status / 100)}>
          {answer.status} {reason}
        </span>
        <span className={styles.fact}>{formatTime(answer.time)}</span>
        <span className={styles.fact}>{formatSize(answer.size)}</span>
        {answer.state === 'arriving' && <span className={styles.fact}>arriving…</span>}
        {answer.state === 'cut' && <span className={styles.fact}>incomplete</span>}
        <fieldset className={styles.views}>
          <legend className="visually-hidden">View</legend>
          {VIEWS.map((one) => (
            <label key={one} className={styles.view}>
              <input type="radio" name={`${id}-view`} checked={view === one} onChange={() => setView(one)} />
              {one}
            </label>
          ))}
        </fieldset>
      </div>
      {meaning && <p className={styles.meaning}>{meaning}</p>}
      {answer.redirectedTo && (
        <p className={styles.meaning}>
          Redirected to <code>{coverAddress(answer.redirectedTo, standIn)}</code>
        </p>
      )}
      {answer.size > LARGEST_ANSWER && (
        <p className={styles.meaning}>The answer is longer than {formatSize(LARGEST_ANSWER)}: the rest was left.</p>
      )}
      {view === 'Pretty' && content.kind === 'text' && content.isLong && (
        <p className={styles.meaning}>
          JSON of more than {formatSize(LONGEST_FORMATTED)} is shown as it came.{' '}
          <button type="button" className={styles.action} onClick={() => setFormatted(answer)}>
            Format it, which may take a while
          </button>
        </p>
      )}
      {view === 'Headers' ? (
        <Headers answer={answer} />
      ) : (
        <ResponseBody content={content} answer={answer} isPretty={view === 'Pretty'} />
      )}
      {answer.state !== 'arriving' && answer.size > 0 && (
        <ResponseActions answer={answer} content={content} url={url} />
      )}
    </>
  );
}

function Headers({ answer }: { answer: Answer }) {
  return (
    <>
      <dl className={styles.headers}>
        {answer.headers.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.meaning}>A browser shows a page only the headers that the server exposes to it.</p>
    </>
  );
}
