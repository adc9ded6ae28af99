import { useEffect, useEffectEvent, useRef, useState } from 'react';
import bot from '@/.generated/practice/sample-bot.json';
import line from '@/.generated/practice/sample-line.json';
import { homophoneSettings, type RunSetup, type ScriptProblem, type Target } from '@/lib/script';
import type { Start } from '../../browser/start';
import { CodeBlock } from '../../code/CodeBlock';
import controls from '../../controls.module.css';
import forms from '../../form.module.css';
import { Button } from '../Button';
import { ScriptField, type ScriptFieldActions } from '../editor/ScriptField';
import { useAnswer, useLanguage } from '../language';
import { Player } from './Player';
import styles from './Run.module.css';
import { RunButton } from './RunButton';
import { show } from './show';

const DIALOGUES = { bot, line } as const;

/** The panel that replaces the button below a sample. Runs the sample, or the reader's version of it. */
export default function Run({ place, props: { target = 'line', ...setup } }: Start<RunSetup & { target?: Target }>) {
  const [sample] = useState(() => place.closest('figure')?.querySelector('pre code')?.textContent ?? '');
  const [isOpen, setOpen] = useState(true);
  const [text, setText] = useState(sample);
  const [isEditing, setEditing] = useState(false);
  const [homophones, setHomophones] = useState(() => writtenHomophones(setup));
  const isOfFiles = setup.defaults === 'files';
  const request = {
    dialogue: DIALOGUES[target],
    variant: 0,
    ...setup,
    ...(!isOfFiles && { settings: homophoneSettings(homophones) }),
  };
  const language = useLanguage();
  const [wanted, setWanted] = useState({ ...request, text: sample });
  const { isOld: isBusy, ...answered } = useAnswer(language, 'run', wanted);
  const { answer, failure } = isBusy ? {} : answered;
  const restart = (next: string) => {
    setText(next);
    setOpen(true);
    if (isBusy) language.stop();
    setWanted({ ...request, text: next, variant: wanted.variant + 1 });
  };
  const goBack = () => {
    restart(sample);
    root.current?.focus();
  };
  const close = () => {
    language.stop();
    setOpen(false);
  };
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
            <label className={forms.field}>
              Homophones, one per line, in the format “right words: misheard words, misheard words”
              <textarea
                className={forms.code}
                rows={2}
                spellCheck={false}
                value={homophones}
                onChange={({ target: { value } }) => setHomophones(value)}
              />
            </label>
          )}
        </>
      )}
      <div ref={result} className={styles.result}>
        <div className={controls.inline}>
          {isBusy ? (
            <Button onClick={language.stop}>Stop</Button>
          ) : isEditing ? (
            <Button isPrimary onClick={() => restart(text)}>
              Run again
            </Button>
          ) : (
            <Button onClick={() => setEditing(true)}>Edit the script</Button>
          )}
          {text !== sample && <Button onClick={goBack}>Back to the original</Button>}
          <Button onClick={close}>Close</Button>
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

/**
 * The checker's problems, by line.
 * @param props.onSelect selects a problem in the script, if the script is editable
 */
function Problems({
  problems,
  hasRun,
  onSelect,
}: {
  problems: readonly ScriptProblem[];
  hasRun: boolean;
  onSelect?(problem: ScriptProblem): void;
}) {
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
