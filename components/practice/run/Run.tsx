import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import bot from '@/.generated/practice/sample-bot.json';
import line from '@/.generated/practice/sample-line.json';
import { homophoneSettings, type RunRequest, type RunSetup, type ScriptProblem, type Target } from '@/lib/script';
import type { Start } from '../../browser/start';
import { ScriptField, type ScriptFieldActions } from '../editor/ScriptField';
import { CodeBlock } from '../../code/CodeBlock';
import controls from '../../controls.module.css';
import forms from '../../form.module.css';
import { Player } from './Player';
import styles from './Run.module.css';
import { RunButton } from './RunButton';
import { show } from './show';
import { useAnswer, useLanguage } from '../useLanguage';

const DIALOGUES = { bot, line } as const;

/** Creates the panel that replaces the button below a sample. */
export default function Program({
  place,
  props: { target = 'line', ...setup },
}: Start<RunSetup & { target?: Target }>) {
  const sample = place.closest('figure')?.querySelector('pre code')?.textContent ?? '';
  return <Run sample={sample} target={target} setup={setup} />;
}

interface Props {
  sample: string;
  target: Target;
  setup: RunSetup;
}

/** Runs a sample, or the reader's version of it, on a simulated target. */
export function Run({ sample, target, setup }: Props) {
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState(sample);
  const [isEditing, setEditing] = useState(false);
  const [homophones, setHomophones] = useState(() => writtenHomophones(setup));
  const isOfFiles = setup.defaults === 'files';
  const runs = useRef(0);
  const request = {
    dialogue: DIALOGUES[target],
    variant: 0,
    ...setup,
    ...(!isOfFiles && { settings: homophoneSettings(homophones) }),
  };
  const language = useLanguage();
  const [wanted, setWanted] = useState<RunRequest>({ ...request, text: sample });
  const answered = useAnswer(language, 'run', wanted);
  const isBusy = !answered || answered.isOld;
  const { answer, failure } = isBusy ? {} : answered;
  const restart = (next: string) => {
    setText(next);
    setOpen(true);
    if (isBusy) language.stop();
    setWanted({ ...request, text: next, variant: ++runs.current });
  };
  const close = () => {
    language.stop();
    setOpen(false);
  };
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const field = useRef<ScriptFieldActions>(null);
  const result = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists, and the panel may be below the viewport.
  useEffect(() => show(root.current), [isOpen]);
  const showResult = useEffectEvent(() => isEditing && show(null, result.current));
  useEffect(() => {
    if (answer) showResult();
  }, [answer]);

  if (!isOpen) return <RunButton where={`the sample ${target}`} onPress={() => restart(text)} />;
  return (
    <section ref={root} className={styles.panel} aria-label="Sample run" tabIndex={-1}>
      <p className={controls.note}>This is a simulation. No call is placed, and no message is sent.</p>
      {isEditing && (
        <>
          <ScriptField
            ref={field}
            label="Your script"
            text={text}
            problems={wanted.text === text ? answer?.problems : undefined}
            hasFocus
            onChange={setText}
          />
          {target === 'line' && !isOfFiles && (
            <div className={forms.field}>
              <label htmlFor={id}>
                Homophones, one per line, in the format “right words: misheard words, misheard words”
              </label>
              <textarea
                id={id}
                className={forms.code}
                rows={2}
                spellCheck={false}
                value={homophones}
                onChange={({ target: { value } }) => setHomophones(value)}
              />
            </div>
          )}
        </>
      )}
      <div ref={result} className={styles.result}>
        <div className={controls.inline}>
          {isBusy ? (
            <button type="button" className={controls.button} onClick={language.stop}>
              Stop
            </button>
          ) : isEditing ? (
            <button type="button" className={controls.primary} onClick={() => restart(text)}>
              Run again
            </button>
          ) : (
            <button type="button" className={controls.button} onClick={() => setEditing(true)}>
              Edit the script
            </button>
          )}
          {text !== sample && (
            <button
              type="button"
              className={controls.button}
              onClick={() => {
                restart(sample);
                root.current?.focus();
              }}
            >
              Back to the original
            </button>
          )}
          <button type="button" className={controls.button} onClick={close}>
            Close
          </button>
        </div>
        {answer && (
          <Problems
            problems={answer.problems}
            hasRun={answer.run !== undefined}
            onSelect={isEditing ? ({ range }) => field.current?.select(range) : undefined}
          />
        )}
        {failure && <p role="alert">{failure}</p>}
        {isOfFiles && setup.settings && (
          <details>
            <summary>Settings for this run</summary>
            <CodeBlock>
              <code>{JSON.stringify(JSON.parse(setup.settings), undefined, 2)}</code>
            </CodeBlock>
          </details>
        )}
        {!isOfFiles && homophones.trim() !== '' && (
          <p>Homophones in this run: {homophones.trim().split('\n').join('; ')}</p>
        )}
        {answer?.run && <Player {...answer.run} />}
      </div>
    </section>
  );
}

/** A sample's initial homophones, in the format the reader edits. */
function writtenHomophones({ settings = '{}' }: RunSetup): string {
  const { homophones = {} } = JSON.parse(settings) as { homophones?: Record<string, string[]> };
  return Object.entries(homophones)
    .map(([key, values]) => `${key}: ${values.join(', ')}`)
    .join('\n');
}

interface ProblemsProps {
  problems: readonly ScriptProblem[];
  hasRun: boolean;
  /** Selects a problem in the script, if the script is editable. */
  onSelect?(problem: ScriptProblem): void;
}

/** The checker's problems, by line. */
function Problems({ problems, hasRun, onSelect }: ProblemsProps) {
  if (problems.length === 0) return null;
  return (
    <div className={styles.problems} role="status">
      <p>{hasRun ? 'The checker found problems in the script:' : 'Fix this before you run the script:'}</p>
      <ul>
        {problems.slice(0, 10).map((problem, index) => (
          <li key={`${problem.code} ${index}`}>
            {onSelect ? (
              <button type="button" className={forms.link} onClick={() => onSelect(problem)}>
                Line {problem.from.line}
              </button>
            ) : (
              `Line ${problem.from.line}`
            )}
            : {problem.message}; {problem.remedy}.
          </li>
        ))}
      </ul>
    </div>
  );
}
