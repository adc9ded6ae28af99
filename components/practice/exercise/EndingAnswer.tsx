import { useId } from 'react';
import type { PhoneDialogue } from '@/lib/script/dialogue/schema';
import { endingOf, listenTo, SPAN, withEnding, type EndingSettings } from '@/lib/script/exercise/ending';
import type { AnswerProps } from './Program';
import styles from './Exercise.module.css';
import { Timeline } from './Timeline';

/** The number of words in a finish phrase. */
const PHRASE = 3;
/** The settings that are times in seconds, each with its label and highest value. */
const TIMES = [
  ['endSpeechTimeout', 'End-of-speech timeout', 10],
  ['listeningTimeout', 'Listening timeout', SPAN],
] as const;

/** Sliders for the settings that end listening, and the result. */
export function EndingAnswer({ line, answer, onChange }: AnswerProps & { line: PhoneDialogue }) {
  const listened = listenTo(answer, line);
  const settings = endingOf(answer);
  const { finishOnPhrase } = settings;
  const words = listened.words.flatMap(({ text }) => text.split(' '));
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
      <Timeline listened={listened} />
      <pre className={styles.result} tabIndex={0}>
        <code>{answer}</code>
      </pre>
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
  const move = (by: number) => onChange(value + by || undefined);
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
      <span className={styles.nudges}>
        <button type="button" aria-label={`${label}: one step down`} disabled={value <= 0} onClick={() => move(-step)}>
          −
        </button>
        <button type="button" aria-label={`${label}: one step up`} disabled={value >= max} onClick={() => move(step)}>
          +
        </button>
      </span>
      <span aria-hidden="true">{children}</span>
    </p>
  );
}
