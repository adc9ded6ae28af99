import { useId, useMemo } from 'react';
import { count } from '@/lib/practice/fields';
import type { ChatDialogue } from '@/lib/script/dialogue/schema';
import { chatAfter, matchesOf } from '@/lib/script/exercise/chat';
import type { Exercise } from '@/lib/script/exercise/exercise';
import type { AnswerProps } from './Program';
import styles from './Exercise.module.css';
import { Outline } from './Outline';

/** Selector fields, starting with the iframe's, if there is one. Matching elements are highlighted and counted. */
export function SelectorAnswer({
  exercise,
  bot,
  answer,
  onChange,
}: AnswerProps & { exercise: Exercise; bot: ChatDialogue }) {
  const id = useId();
  const elements = useMemo(() => chatAfter(exercise, bot), [exercise, bot]);
  const labels = exercise.isFramed ? ['IFrame Selector', 'Reply Selector'] : ['Selector'];
  const answers = labels.map((_, index) => answer.split('\n')[index] ?? '');
  const found = answers.map((_, index) => matchesOf(answers.slice(0, index + 1).join('\n'), elements));
  return (
    <>
      {labels.map((label, index) => (
        <p key={label} className={styles.field}>
          <label htmlFor={id + label}>{label}</label>
          <input
            id={id + label}
            value={answers[index]}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            onChange={({ target }) => onChange(answers.with(index, target.value).join('\n'))}
          />
          <output htmlFor={id + label}>
            {found[index] ? count(found[index].length, 'match', 'matches') : 'not supported here'}
          </output>
        </p>
      ))}
      <Outline elements={elements} matched={found.flatMap((some) => some ?? [])} />
      {found.includes(undefined) && <p>This page supports tags, #id, .class, :contains(…), and spaces between them.</p>}
    </>
  );
}
