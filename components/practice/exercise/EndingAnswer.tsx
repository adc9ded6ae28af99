import { useId, type ReactNode } from 'react';
import { endingOf, SPAN, withEnding, type EndingSettings, type PhoneDialogue } from '@/lib/script';
import { CodeBlock } from '../../code/CodeBlock';
import { ScriptLine } from '../../code/ScriptLine';
import controls from '../../controls.module.css';
import { Button } from '../Button';
import { useAnswer, type Language } from '../language';
import styles from './Exercise.module.css';
import type { AnswerProps } from './Program';
import { Timeline } from './Timeline';

/** The number of words in a finish phrase. */
const PHRASE = 3;
/** The settings that are times in seconds, each with its label and highest value. */
const TIMES = [
  ['endSpeechTimeout', 'End-of-speech timeout', 10],
  ['listeningTimeout', 'Listening timeout', SPAN],
] as const;

interface Props extends AnswerProps {
  line: PhoneDialogue;
  language: Language;
  /** The task, which shows how the given script listens. */
  given: ReactNode;
}

/** Sliders for the settings that end listening, and the result. */
export function EndingAnswer({ line, language, answer, given, onChange }: Props) {
  const { answer: listened } = useAnswer(language, 'listen', { script: answer, line });
  const settings = endingOf(answer);
  const { finishOnPhrase } = settings;
  const words = (listened?.words ?? []).flatMap(({ text }) => text.split(' '));
  const phraseUntil = (end: number) => words.slice(Math.max(0, end - PHRASE), end).join(' ');
  const end = words.findIndex((_, index) => phraseUntil(index + 1) === finishOnPhrase) + 1;
  const set = (next: EndingSettings) => onChange(withEnding(answer, { ...settings, ...next }));
  return (
    <>
      {TIMES.map(([key, label, max]) => {
        const value = settings[key];
        return (
          <Slider key={key} {...{ label, max, value }} step={0.5} onChange={(next) => set({ [key]: next })}>
            {value === undefined ? 'not set' : `${value} s`}
          </Slider>
        );
      })}
      <Slider
        label="Finish phrase"
        value={end}
        max={words.length}
        step={1}
        onChange={(value) => set({ finishOnPhrase: value === undefined ? undefined : phraseUntil(value) })}
      >
        {finishOnPhrase ? `“${finishOnPhrase}”` : 'not set'}
      </Slider>
      {listened ? <Timeline listened={listened} /> : given}
      <CodeBlock>
        <code>
          {answer.split('\n').map((line, index) => (
            <span key={index}>
              <ScriptLine line={line} />
              {'\n'}
            </span>
          ))}
        </code>
      </CodeBlock>
    </>
  );
}

interface SliderProps {
  label: string;
  value: number | undefined;
  max: number;
  step: number;
  onChange(value: number | undefined): void;
  /** The value as text. */
  children: string;
}

/** A slider whose left end means "not set". Buttons move it one step, because fingers are imprecise on long sliders. */
function Slider({ label, value = 0, max, step, onChange, children }: SliderProps) {
  const id = useId();
  const stepBy = (by: number, sign: string, way: string) => (
    <Button
      aria-label={`${label}: one step ${way}`}
      disabled={by < 0 ? value <= 0 : value >= max}
      onClick={() => onChange(value + by || undefined)}
    >
      {sign}
    </Button>
  );
  return (
    <p className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        step={step}
        value={value}
        aria-valuetext={children}
        onChange={({ target }) => onChange(Number(target.value) || undefined)}
      />
      <span className={controls.inline}>
        {stepBy(-step, '−', 'down')}
        {stepBy(step, '+', 'up')}
      </span>
      <span aria-hidden="true">{children}</span>
    </p>
  );
}
