'use client';

import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import bot from '@/.generated/practice/sample-bot.json';
import line from '@/.generated/practice/sample-line.json';
import type { ScriptProblem } from '@/lib/script/problem';
import { homophoneSettings } from '@/lib/script/run/homophones';
import type { RunRequest, RunSetup, Target } from '@/lib/script/run/text';
import type { Start } from '../LazyProgram';
import { Player } from './Player';
import styles from './Run.module.css';
import { RunButton } from './RunButton';
import bar from './RunButton.module.css';
import { show } from './show';
import { useRunner } from './useRunner';

const DIALOGUES = { bot, line } as const;

/** Creates the panel that replaces the button below a sample. */
export function open(plain: HTMLElement, { handed: { target = 'line', ...setup } }: Start) {
  const sample = plain.closest('figure')?.querySelector('pre code')?.textContent ?? '';
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
  const [homophones, setHomophones] = useState(() => homophonesOf(setup));
  const isOfFiles = setup.defaults === 'files';
  const runs = useRef(0);
  const request = {
    dialogue: DIALOGUES[target],
    variant: 0,
    ...setup,
    ...(!isOfFiles && { settings: homophoneSettings(homophones) }),
  };
  const { isBusy, answer, failure, run, stop } = useRunner<RunRequest>({ ...request, text: sample });
  const restart = (next: string) => {
    setText(next);
    setOpen(true);
    run({ ...request, text: next, variant: ++runs.current });
  };
  const close = () => {
    stop();
    setOpen(false);
  };
  const select = ({ range }: ScriptProblem) => {
    field.current?.focus();
    field.current?.setSelectionRange(...range);
  };
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists, and the panel may be below the viewport.
  useEffect(() => show(root.current), [isOpen]);
  const showResult = useEffectEvent(() => isEditing && show(null, result.current));
  useEffect(() => {
    if (answer) showResult();
  }, [answer]);

  if (!isOpen) return <RunButton target={target} onPress={() => restart(text)} />;
  return (
    <section ref={root} className={styles.panel} aria-label="Sample run" tabIndex={-1}>
      <p className={styles.quiet}>This is a simulation. No call is placed, and no message is sent.</p>
      {isEditing && (
        <div className={styles.editing}>
          <label htmlFor={id}>Your script</label>
          <textarea
            ref={field}
            id={id}
            autoFocus
            rows={Math.min(24, text.split('\n').length + 1)}
            spellCheck={false}
            value={text}
            onChange={({ target: { value } }) => setText(value)}
          />
          {target === 'line' && !isOfFiles && (
            <>
              <label htmlFor={`${id}-homophones`}>
                Homophones, one per line, in the format “right words: misheard words, misheard words”
              </label>
              <textarea
                id={`${id}-homophones`}
                rows={2}
                spellCheck={false}
                value={homophones}
                onChange={({ target: { value } }) => setHomophones(value)}
              />
            </>
          )}
        </div>
      )}
      <div ref={result} className={styles.result}>
        <div className={styles.controls}>
          {isBusy ? (
            <button type="button" onClick={stop}>
              Stop
            </button>
          ) : isEditing ? (
            <button type="button" className={bar.start} onClick={() => restart(text)}>
              Run again
            </button>
          ) : (
            <button type="button" onClick={() => setEditing(true)}>
              Edit the script
            </button>
          )}
          {text !== sample && (
            <button
              type="button"
              onClick={() => {
                restart(sample);
                root.current?.focus();
              }}
            >
              Back to the original
            </button>
          )}
          <button type="button" onClick={close}>
            Close
          </button>
        </div>
        {answer && (
          <Problems
            problems={answer.problems}
            hasRun={answer.run !== undefined}
            onSelect={isEditing ? select : undefined}
          />
        )}
        {failure && <p role="alert">{failure}</p>}
        {isOfFiles && setup.settings && (
          <details className={styles.settings}>
            <summary>Settings for this run</summary>
            <pre tabIndex={0}>
              <code>{JSON.stringify(JSON.parse(setup.settings), undefined, 2)}</code>
            </pre>
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
function homophonesOf({ settings = '{}' }: RunSetup): string {
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
              <button type="button" className={styles.line} onClick={() => onSelect(problem)}>
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
