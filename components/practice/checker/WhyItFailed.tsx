import { useId } from 'react';
import type { CheckedText } from '@/lib/script/check';
import { replyIn, type Question } from '@/lib/script/why';
import { Marked, Passage } from '../run/Report';
import { useRunner } from '../run/useRunner';
import form from '../../form.module.css';
import styles from './WhyItFailed.module.css';
import type { Work } from './work';

interface Props {
  tests: CheckedText['tests'];
  asked: Work['asked'];
  onChange(asked: Work['asked']): void;
}

/** Compares a pasted reply with an expectation, and suggests values that would pass. */
export function WhyItFailed({ tests, asked, onChange }: Props) {
  const id = useId();
  const expectations = tests.flatMap(({ conversation }) =>
    conversation.turns.flatMap((turn) => (turn.by === 'system' ? turn.expectations : [])),
  );
  if (expectations.length === 0) return null;
  const { number = 0, reply = '' } = asked ?? {};
  const expectation = expectations[number] ?? expectations[0];
  return (
    <details className={styles.why} open={asked !== undefined}>
      <summary>Why did it fail?</summary>
      <p>Select an expectation, then paste the reply, or the report lines that contain it.</p>
      <label className={form.field} htmlFor={`${id}-check`}>
        Expectation
        <select
          id={`${id}-check`}
          className={form.control}
          value={number}
          onChange={({ target }) => onChange({ number: Number(target.value), reply })}
        >
          {expectations.map(({ property, operator, values }, index) => (
            <option key={index} value={index}>
              {`${index + 1}. ${property}${operator === ':' ? ':' : ` ${operator}`} ${values.map(({ text }) => text).join(' or ')}`}
            </option>
          ))}
        </select>
      </label>
      <label className={form.field} htmlFor={`${id}-reply`}>
        Reply
        <textarea
          id={`${id}-reply`}
          className={form.control}
          rows={3}
          spellCheck={false}
          value={reply}
          onChange={({ target }) => onChange({ number, reply: target.value })}
        />
      </label>
      <div role="status">
        {reply.trim() && expectation && (
          <Answer key={JSON.stringify([expectation, reply])} question={{ expectation, reply: replyIn(reply) }} />
        )}
      </div>
    </details>
  );
}

function Answer({ question }: { question: Question }) {
  const { answer, failure } = useRunner(question);
  if (!answer) return <p>{failure}</p>;
  const { outcome, passesInTool, marks, instead } = answer;
  const { passes, likeness } = outcome;
  const figure = likeness === undefined ? '' : `, ${Math.round(likeness * 100)}% similar (80% passes by default)`;
  return (
    <>
      <p>
        <strong>{passes ? 'Passed' : 'Failed'}</strong>
        {figure}. In the command-line tool, it {passesInTool ? 'passes' : 'fails'}.
      </p>
      {marks && (
        <>
          <p>
            Expected: <Marked words={marks.words} />
          </p>
          <p>
            Reply: <Passage text={question.reply} passage={marks.passage} />
          </p>
        </>
      )}
      {instead.length > 0 && <p>Any of these would have passed as an exact match:</p>}
      <ul>
        {instead.map(({ what, values }) => (
          <li key={what}>
            {what}:{' '}
            {values.map((value, index) => (
              <span key={value}>
                {index > 0 && ' or '}
                <code>{value}</code>
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
