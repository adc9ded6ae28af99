import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import bot from '@/.generated/practice/sample-bot.json';
import line from '@/.generated/practice/sample-line.json';
import { firstAnswer, type Verdict } from '@/lib/script/exercise/exercise';
import { judge, requestOf } from '@/lib/script/exercise/judge';
import { usePagePath } from '../../browser/usePagePath';
import { noteSolved } from '../progress/progress';
import { askRunner } from '../run/ask-runner';
import { Report } from '../run/Report';
import { EndingAnswer } from './EndingAnswer';
import styles from './Exercise.module.css';
import { HomophonesAnswer } from './HomophonesAnswer';
import type { ExerciseProps } from './LazyExercise';
import { Options } from './Options';
import { ScriptAnswer } from './ScriptAnswer';
import { SelectorAnswer } from './SelectorAnswer';

const TARGETS = { line, bot };

/** The props that all answer controls have. */
export interface AnswerProps {
  answer: string;
  onChange(answer: string): void;
}

/** A running exercise: its answer control and the verdict. */
export function Program({ exercise, given, options, wrong, why, chosen }: ExerciseProps & { chosen?: string }) {
  const { id, kind } = exercise;
  const first = firstAnswer(exercise);
  const [answer, setAnswer] = useState(chosen ?? first);
  const [verdict, setVerdict] = useState<Verdict | undefined>(() =>
    chosen === undefined ? undefined : judge(exercise, chosen, TARGETS),
  );
  const form = useRef<HTMLFormElement>(null);
  const running = useRef<AbortController>(undefined);
  const page = usePagePath();

  const check = async () => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setVerdict(undefined);
    try {
      const isScript = kind === 'mend' || kind === 'write';
      const ran = isScript ? await askRunner(requestOf(exercise, answer, TARGETS), own.signal) : undefined;
      const found = judge(exercise, answer, TARGETS, ran);
      if (own.signal.aborted) return;
      setVerdict(found);
      if (found.isRight) noteSolved(id, page);
    } catch (error) {
      if (!own.signal.aborted) setVerdict({ isRight: false, says: (error as Error).message });
    }
  };
  const begin = useEffectEvent(() => {
    // The pressed button no longer exists.
    form.current?.querySelector<HTMLElement>('textarea, input:checked, input, button')?.focus({ preventScroll: true });
    if (verdict?.isRight) noteSolved(id, page);
  });
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, []);

  const change = (next: string) => {
    running.current?.abort();
    setAnswer(next);
    setVerdict(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };
  return (
    <form ref={form} onSubmit={onSubmit}>
      {(kind === 'mend' || kind === 'write') && <ScriptAnswer answer={answer} onChange={change} />}
      {(kind === 'choice' || kind === 'step') && (
        <>
          {given}
          <Options id={id} options={options} chosen={answer} onChoose={change} />
        </>
      )}
      {kind === 'selector' && <SelectorAnswer exercise={exercise} bot={bot} answer={answer} onChange={change} />}
      {kind === 'ending' && <EndingAnswer line={line} answer={answer} onChange={change} />}
      {kind === 'homophones' && <HomophonesAnswer exercise={exercise} answer={answer} onChange={change} />}
      <p className={styles.actions}>
        <button type="submit" className={styles.button}>
          Check
        </button>
        {answer !== first && (
          <button type="button" className={styles.button} onClick={() => change(first)}>
            Start again
          </button>
        )}
      </p>
      <div role="status">
        {verdict && (
          <div className={styles.outcome} data-right={verdict.isRight ? '' : undefined}>
            <p>
              <strong>{verdict.isRight ? '✓ Solved.' : '✕ Not yet.'}</strong> {verdict.says}
            </p>
            {explanation(verdict, options[Number(answer) - 1]?.why, wrong, why)}
          </div>
        )}
      </div>
      {verdict?.run && <Report {...verdict.run} />}
    </form>
  );
}

function explanation(
  { isRight, wrong: number }: Verdict,
  ofOption: ReactNode,
  wrong: readonly ReactNode[],
  why: ReactNode,
): ReactNode {
  if (number !== undefined) return wrong[number];
  return ofOption ?? (isRight ? why : undefined);
}
