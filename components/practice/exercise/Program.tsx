import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import dialogues from '@/.generated/practice/dialogues.json';
import {
  firstAnswer,
  hasScript,
  judgeChoice,
  type ChatDialogue,
  type Exercise,
  type PhoneDialogue,
  type Verdict,
} from '@/lib/script';
import { pagePath } from '../../browser/address';
import type { Start } from '../../browser/start';
import { ScriptField } from '../editor/ScriptField';
import { useAnswer, useLanguage } from '../useLanguage';
import { answers, noteAnswer, noteSolved } from '../progress/progress';
import { Report } from '../run/Report';
import controls from '../../controls.module.css';
import { EndingAnswer } from './EndingAnswer';
import styles from './Exercise.module.css';
import { HomophonesAnswer } from './HomophonesAnswer';
import { Options } from './Options';
import { SelectorAnswer } from './SelectorAnswer';

/** Milliseconds without a key press before a script is checked. */
const PAUSE = 300;

/** The props that all answer controls have. */
export interface AnswerProps {
  answer: string;
  onChange(answer: string): void;
}

interface Props {
  exercise: Exercise;
}

/** Starts an exercise from what the document shows of it. */
export default function Island({ place, plain, props: { exercise } }: Start<Props>) {
  const whole = place.closest('[data-exercise]');
  const parts = (name: string) =>
    [plain, whole]
      .flatMap((root) => [...(root?.querySelectorAll(`[data-part=${name}]`) ?? [])])
      .map(({ innerHTML }) => <Html key="" text={innerHTML} />);
  const reasons = parts('reason');
  return (
    <Program
      exercise={exercise}
      given={parts('given')[0]}
      options={parts('label').map((label, index) => ({ label, why: reasons[index] }))}
      wrong={parts('wrong')}
      why={parts('why')[0]}
      chosen={plain.querySelector<HTMLInputElement>('input:checked')?.value}
    />
  );
}

/** A part of the document. */
function Html({ text }: { text: string }) {
  return <div dangerouslySetInnerHTML={{ __html: text }} />;
}

interface ProgramProps extends Props {
  /** The task to work on. */
  given: ReactNode;
  /** Answers to select from, with any explanations. */
  options: readonly { label: ReactNode; why?: ReactNode }[];
  /** The explanations of wrong answers. */
  wrong: readonly ReactNode[];
  /** The explanation of the right answer. */
  why: ReactNode;
  chosen?: string;
}

/** A running exercise: its answer control and the verdict. */
export function Program({ exercise, given, options, wrong, why, chosen }: ProgramProps) {
  const { id, kind } = exercise;
  const dialogue = dialogues[`sample-${exercise.on}`]!;
  const first = firstAnswer(exercise);
  const [answer, setAnswer] = useState(chosen ?? answers.read()[id] ?? first);
  const [verdict, setVerdict] = useState(() =>
    chosen !== undefined && kind === 'choice' ? judgeChoice(exercise, chosen) : undefined,
  );
  const language = useLanguage();
  const platform = dialogue.kind === 'phone' ? 'phone' : 'webchat';
  const checked = useAnswer(language, 'check', hasScript(kind) ? { text: answer, platform } : undefined, PAUSE);
  const form = useRef<HTMLFormElement>(null);
  const judging = useRef<Promise<Verdict>>(undefined);
  const page = pagePath();

  /** Stops what was asked before. */
  const stop = () => {
    if (judging.current) language.stop();
    judging.current = undefined;
    setVerdict(undefined);
  };
  const decide = async () => {
    // Comparing two numbers takes no judge.
    const verdicts =
      kind === 'choice'
        ? Promise.resolve(judgeChoice(exercise, answer))
        : language.ask('judge', { exercise, answer, dialogue });
    judging.current = verdicts;
    const found = await verdicts.catch((error: Error): Verdict => ({ isRight: false, says: error.message }));
    if (judging.current !== verdicts) return;
    judging.current = undefined;
    setVerdict(found);
    if (found.isRight) noteSolved(id, page);
  };
  const begin = useEffectEvent(() => {
    // The pressed button no longer exists.
    const pressed = chosen === undefined ? 'textarea, input, button' : '[type=submit]';
    const control = form.current?.querySelector<HTMLElement>(pressed);
    // The verdict on a choice is below the button, and the page may have scrolled when the form was replaced.
    control?.focus({ preventScroll: chosen === undefined });
    // The program's first control may be above the pressed button.
    if (chosen === undefined) control?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Steps are added at the end of a script.
    if (control instanceof HTMLTextAreaElement && kind !== 'mend')
      control.setSelectionRange(answer.length, answer.length);
    if (chosen !== undefined) noteAnswer(id, chosen);
    if (verdict?.isRight) noteSolved(id, page);
    if (chosen !== undefined && kind !== 'choice') void decide();
  });
  useEffect(() => begin(), []);

  const change = (next: string) => {
    stop();
    setAnswer(next);
    noteAnswer(id, next === first ? undefined : next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    stop();
    void decide();
  };
  const explanation =
    verdict?.wrong === undefined
      ? (options[Number(answer) - 1]?.why ?? (verdict?.isRight && why))
      : wrong[verdict.wrong];
  return (
    <form ref={form} onSubmit={onSubmit}>
      {hasScript(kind) && (
        <ScriptField
          label="Script"
          text={answer}
          problems={checked?.isOld ? undefined : checked?.answer?.problems}
          onChange={change}
        />
      )}
      {(kind === 'choice' || kind === 'step') && (
        <>
          {given}
          <Options id={id} options={options} chosen={answer} onChoose={change} />
        </>
      )}
      {kind === 'selector' && (
        <SelectorAnswer {...{ exercise, language, answer }} bot={dialogue as ChatDialogue} onChange={change} />
      )}
      {kind === 'ending' && (
        <EndingAnswer {...{ language, answer, given }} line={dialogue as PhoneDialogue} onChange={change} />
      )}
      {kind === 'homophones' && <HomophonesAnswer exercise={exercise} answer={answer} onChange={change} />}
      <p className={controls.inline}>
        <button type="submit" className={controls.primary}>
          Check
        </button>
        {answer !== first && (
          <button type="button" className={controls.button} onClick={() => change(first)}>
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
