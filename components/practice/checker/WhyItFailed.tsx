import { replyIn, THRESHOLD, type AnswerOf, type CheckedText } from '@/lib/script';
import { Marked, Passage } from '../run/Marks';
import { useAnswer, type Language } from '../language';
import forms from '../../form.module.css';
import styles from './Checker.module.css';
import type { Work } from './useWork';

interface Props {
  tests: CheckedText['tests'];
  asked: Work['asked'];
  language: Language;
  onChange(asked: Work['asked']): void;
}

/** Milliseconds without a key press before the reply is compared. */
const PAUSE = 300;

/** Compares a pasted reply with an expectation, and suggests values that would pass. */
export function WhyItFailed({ tests, asked, language, onChange }: Props) {
  const expectations = tests.flatMap(({ conversation }) => conversation.turns.flatMap((turn) => turn.expectations));
  const { number = 0, reply = '' } = asked ?? {};
  const expectation = expectations[number] ?? expectations[0];
  const question = expectation && reply.trim() ? { expectation, reply: replyIn(reply) } : undefined;
  const { input, answer, failure } = useAnswer(language, 'why', question, PAUSE);
  if (expectations.length === 0) return null;
  return (
    <details className={styles.why} open={asked !== undefined}>
      <summary>Why did it fail?</summary>
      <p>Select an expectation, then paste the reply, or the report lines that contain it.</p>
      <label className={forms.field}>
        Expectation
        <select
          className={forms.control}
          value={number}
          onChange={({ target }) => onChange({ number: Number(target.value), reply })}
        >
          {expectations.map(({ property, operator, expected }, index) => (
            <option key={index} value={index}>
              {`${index + 1}. ${property}${operator === ':' ? ':' : ` ${operator}`} ${expected.map(({ text }) => text).join(' or ')}`}
            </option>
          ))}
        </select>
      </label>
      <label className={forms.field}>
        Reply
        <textarea
          className={forms.control}
          rows={3}
          spellCheck={false}
          value={reply}
          onChange={({ target }) => onChange({ number, reply: target.value })}
        />
      </label>
      <div role="status">
        {question && failure && <p>{failure}</p>}
        {question && answer && <Answer {...answer} reply={input?.reply ?? ''} />}
      </div>
    </details>
  );
}

function Answer({ outcome: { passes, likeness }, marks, instead, reply }: AnswerOf<'why'> & { reply: string }) {
  const figure =
    likeness === undefined ? '' : `, ${Math.round(likeness * 100)}% similar (${THRESHOLD * 100}% passes by default)`;
  return (
    <>
      <p>
        <strong>{passes ? 'Passed' : 'Failed'}</strong>
        {figure}.
      </p>
      {marks && (
        <>
          <p>
            Expected: <Marked words={marks.words} />
          </p>
          <p>
            Reply: <Passage text={reply} passage={marks.passage} />
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
