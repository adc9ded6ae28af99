import { useId, useMemo } from 'react';
import { count } from '@/lib/reading/numbers';
import { chatAfter, type ChatDialogue, type Exercise } from '@/lib/script';
import forms from '../../form.module.css';
import { useAnswer, type Language } from '../language';
import { Outline } from './Outline';
import type { AnswerProps } from './Program';

const FRAMED = ['IFrame Selector', 'Reply Selector'];
const PLAIN = ['Selector'];

/** Selector fields, starting with the iframe's, if there is one. Matching elements are highlighted and counted. */
export function SelectorAnswer({
  exercise,
  bot,
  language,
  answer,
  onChange,
}: AnswerProps & { exercise: Exercise; bot: ChatDialogue; language: Language }) {
  const id = useId();
  const elements = useMemo(() => chatAfter(exercise, bot), [exercise, bot]);
  const labels = exercise.isFramed ? FRAMED : PLAIN;
  const answers = labels.map((_, index) => answer.split('\n')[index] ?? '');
  const { answer: found } = useAnswer(language, 'match', { exercise, bot, answers });
  return (
    <>
      {labels.map((label, index) => (
        <p key={label} className={forms.field}>
          <label htmlFor={id + label}>{label}</label>
          <input
            id={id + label}
            className={forms.code}
            value={answers[index]}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onChange(Object.assign([...answers], { [index]: target.value }).join('\n'))}
          />
          <output htmlFor={id + label}>
            {found && (found[index] ? count(found[index].length, 'match', 'matches') : 'not supported here')}
          </output>
        </p>
      ))}
      <Outline
        elements={elements}
        matched={(found ?? []).flatMap((some = []) => elements.filter((_, index) => some.includes(index)))}
      />
      {found?.includes(undefined) && (
        <p>
          This page shows only tags, ids, classes and text, so it can’t judge a selector that looks at anything else.
        </p>
      )}
    </>
  );
}
