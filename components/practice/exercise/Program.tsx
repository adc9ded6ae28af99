import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import dialogues from '@/.generated/practice/dialogues.json';
import type { ChatDialogue, PhoneDialogue } from '@/lib/script/dialogue/schema';
import { firstAnswer, isScript, type Verdict } from '@/lib/script/exercise/exercise';
import { judge, requestOf } from '@/lib/script/exercise/judge';
import { createStore, isRecordOf, isText } from '../../browser/store';
import { usePagePath } from '../../browser/usePagePath';
import { noteSolved } from '../progress/progress';
import { askRunner } from '../run/ask-runner';
import { Report } from '../run/Report';
import { EndingAnswer } from './EndingAnswer';
import styles from './Exercise.module.css';
import { HomophonesAnswer } from './HomophonesAnswer';
import type { ExerciseProps } from './LazyExercise';
import { Options } from './Options';
import { SelectorAnswer } from './SelectorAnswer';

/** Unfinished test suites, by exercise. They are stored, because a project takes longer than one visit. */
const drafts = createStore('localStorage', 'drafts', {}, (value) => isRecordOf(value, isText));

/** The props that all answer controls have. */
export interface AnswerProps {
  answer: string;
  onChange(answer: string): void;
}

/** A running exercise: its answer control and the verdict. */
export function Program({ exercise, given, options, wrong, why, chosen }: ExerciseProps & { chosen?: string }) {
  const { id, kind } = exercise;
  const dialogue = dialogues[`sample-${exercise.on}`]!;
  const first = firstAnswer(exercise);
  const [answer, setAnswer] = useState(chosen ?? drafts.read()[id] ?? first);
  const [verdict, setVerdict] = useState<Verdict | undefined>(() =>
    chosen === undefined ? undefined : judge(exercise, chosen, dialogue),
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
      const ran = isScript(kind) ? await askRunner(requestOf(exercise, answer, dialogue), own.signal) : undefined;
      const found = judge(exercise, answer, dialogue, ran);
      if (own.signal.aborted) return;
      setVerdict(found);
      if (found.isRight) noteSolved(id, page);
    } catch (error) {
      if (!own.signal.aborted) setVerdict({ isRight: false, says: (error as Error).message });
    }
  };
  const begin = useEffectEvent(() => {
    // The pressed button no longer exists.
    const pressed = chosen === undefined ? 'textarea, input, button' : '[type=submit]';
    const control = form.current?.querySelector<HTMLElement>(pressed);
    // The verdict on a choice is below the button, and the page may have scrolled when the form was replaced.
    control?.focus({ preventScroll: chosen === undefined });
    // Steps are added at the end of a script.
    if (control instanceof HTMLTextAreaElement && kind !== 'mend')
      control.setSelectionRange(answer.length, answer.length);
    if (verdict?.isRight) noteSolved(id, page);
  });
  useEffect(() => {
    begin();
    return () => running.current?.abort();
  }, []);

  const change = (next: string) => {
    running.current?.abort();
    setAnswer(next);
    if (kind === 'project') drafts.write({ ...drafts.read(), [id]: next });
    setVerdict(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void check();
  };
  const explanation =
    verdict?.wrong === undefined
      ? (options[Number(answer) - 1]?.why ?? (verdict?.isRight && why))
      : wrong[verdict.wrong];
  return (
    <form ref={form} onSubmit={onSubmit}>
      {isScript(kind) && (
        <textarea
          className={styles.script}
          aria-label="Script"
          spellCheck={false}
          autoCapitalize="off"
          rows={answer.split('\n').length + 1}
          value={answer}
          onChange={({ target }) => change(target.value)}
        />
      )}
      {(kind === 'choice' || kind === 'step') && (
        <>
          {given}
          <Options id={id} options={options} chosen={answer} onChoose={change} />
        </>
      )}
      {kind === 'selector' && (
        <SelectorAnswer exercise={exercise} bot={dialogue as ChatDialogue} answer={answer} onChange={change} />
      )}
      {kind === 'ending' && <EndingAnswer line={dialogue as PhoneDialogue} answer={answer} onChange={change} />}
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
            {explanation}
          </div>
        )}
      </div>
      {verdict?.run && <Report {...verdict.run} />}
    </form>
  );
}
