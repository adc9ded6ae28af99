import { useId, useMemo } from 'react';
import type { ChatDialogue } from '@/lib/script/dialogue/schema';
import { chatAfter } from '@/lib/script/exercise/chat';
import type { Exercise } from '@/lib/script/exercise/exercise';
import { select } from '@/lib/script/run/page';
import type { AnswerProps } from './Program';
import styles from './Exercise.module.css';
import { Outline } from './Outline';

/** A field for a selector. Matching elements are highlighted and counted. */
export function SelectorAnswer({
  exercise: { given },
  bot,
  answer,
  onChange,
}: AnswerProps & { exercise: Exercise; bot: ChatDialogue }) {
  const id = useId();
  const elements = useMemo(() => chatAfter(given, bot), [given, bot]);
  const found = answer.trim() === '' ? [] : select(answer, elements);
  return (
    <>
      <p className={styles.field}>
        <label htmlFor={id}>Selector</label>
        <input
          id={id}
          value={answer}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
        />
        <output htmlFor={id}>
          {found ? `${found.length} ${found.length === 1 ? 'match' : 'matches'}` : 'not supported here'}
        </output>
      </p>
      <Outline elements={elements} matched={found} />
      {!found && <p>This page supports tags, #id, .class, :contains(…), and spaces between them.</p>}
    </>
  );
}
