import { useEffect, useEffectEvent, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
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
import controls from '../../controls.module.css';
import { Button } from '../Button';
import { ScriptField } from '../editor/ScriptField';
import { useAnswer, useLanguage, type Answered } from '../language';
import { answers, noteAnswer, noteSolved } from '../progress/progress';
import { Report } from '../run/Report';
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

/** A running exercise: its answer control and the verdict. It takes texts from the document. */
export default function Program({ place, plain, props: { exercise } }: Start<{ exercise: Exercise }>) {
  const { id, kind } = exercise;
  const [parts] = useState(() => partsOf([plain, place.closest('[data-exercise]')]));
  const [chosen] = useState(() => plain.querySelector<HTMLInputElement>('input:checked')?.value);
  const dialogue = dialogues[`sample-${exercise.on}`]!;
  const first = firstAnswer(exercise);
  const [answer, setAnswer] = useState(chosen ?? answers.read()[id] ?? first);
  const language = useLanguage();
  const platform = dialogue.kind === 'phone' ? 'phone' : 'webchat';
  const checked = useAnswer(language, 'check', hasScript(kind) ? { text: answer, platform } : undefined, PAUSE);
  /** The answer to judge, until it changes. */
  const [given, setGiven] = useState(chosen);
  const asked = given === undefined || kind === 'choice' ? undefined : { exercise, answer: given, dialogue };
  const judged = useAnswer(language, 'judge', asked);
  const verdict = given === undefined ? undefined : verdictOn(given, exercise, judged);
  const form = useRef<HTMLFormElement>(null);

  const begin = useEffectEvent(() => {
    if (chosen !== undefined) {
      // The pressed button no longer exists. The verdict is below it, and the page may have scrolled meanwhile.
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
      return noteAnswer(id, chosen);
    }
    // The program's first control may be above the pressed button.
    const control = form.current?.querySelector<HTMLElement>('textarea, input, button');
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    // Steps are added at the end of a script.
    if (control instanceof HTMLTextAreaElement && kind !== 'mend')
      control.setSelectionRange(answer.length, answer.length);
  });
  useEffect(() => begin(), []);
  const isSolved = verdict?.isRight;
  useEffect(() => {
    if (isSolved) noteSolved(id, pagePath());
  }, [isSolved, id]);

  const forget = () => {
    setGiven(undefined);
    if (asked && judged.isOld) language.stop();
  };
  const change = (next: string) => {
    forget();
    setAnswer(next);
    noteAnswer(id, next === first ? undefined : next);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // An answer that couldn't be judged can be checked again.
    flushSync(forget);
    setGiven(answer);
  };
  const reason = parts.reason[Number(answer) - 1] ?? (isSolved && parts.why);
  return (
    <form ref={form} onSubmit={onSubmit}>
      {hasScript(kind) && (
        <ScriptField
          label="Script"
          text={answer}
          problems={checked.isOld ? undefined : checked.answer?.problems}
          onChange={change}
        />
      )}
      {(kind === 'choice' || kind === 'step') && (
        <>
          {parts.given}
          <Options id={id} labels={parts.label} chosen={answer} onChoose={change} />
        </>
      )}
      {kind === 'selector' && (
        <SelectorAnswer {...{ exercise, language, answer }} bot={dialogue as ChatDialogue} onChange={change} />
      )}
      {kind === 'ending' && (
        <EndingAnswer
          {...{ language, answer }}
          given={parts.given}
          line={dialogue as PhoneDialogue}
          onChange={change}
        />
      )}
      {kind === 'homophones' && <HomophonesAnswer exercise={exercise} answer={answer} onChange={change} />}
      <p className={controls.inline}>
        <Button type="submit" isPrimary>
          Check
        </Button>
        {answer !== first && <Button onClick={() => change(first)}>Start again</Button>}
      </p>
      <div role="status">
        {verdict && (
          <div className={styles.outcome} data-right={isSolved ? '' : undefined}>
            <p>
              <strong>{isSolved ? '✓ Solved.' : '✕ Not yet.'}</strong> {verdict.says}
            </p>
            {verdict.wrong === undefined ? reason : parts.wrong[verdict.wrong]}
          </div>
        )}
      </div>
      {verdict?.run && <Report {...verdict.run} />}
    </form>
  );
}

/** The verdict on an answer. Absent while it is judged. */
function verdictOn(answer: string, exercise: Exercise, judged: Answered<'judge'>): Verdict | undefined {
  // Comparing two numbers takes no judge.
  if (exercise.kind === 'choice') return judgeChoice(exercise, answer);
  if (judged.isOld) return undefined;
  return judged.answer ?? { isRight: false, says: judged.failure ?? '' };
}

/** The parts of an exercise that the document shows, by name. */
function partsOf(roots: readonly (Element | null)[]) {
  const parts = (name: string) =>
    roots
      .flatMap((root) => [...(root?.querySelectorAll(`[data-part=${name}]`) ?? [])])
      .map(({ innerHTML }, index): ReactNode => <div key={index} dangerouslySetInnerHTML={{ __html: innerHTML }} />);
  return {
    given: parts('given'),
    /** Answers to select from, and their explanations. */
    label: parts('label'),
    reason: parts('reason'),
    /** The explanations of wrong answers, and of the right one. */
    wrong: parts('wrong'),
    why: parts('why'),
  };
}
