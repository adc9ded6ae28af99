import { useMemo, useRef, useState } from 'react';
import { progressOf, type RunAnswer, timesOf } from '@/lib/script';
import { Button } from '../Button';
import { Report } from './Report';
import styles from './Run.module.css';
import { Speeds } from './Speeds';
import { clockTime, prefersStill, useClock } from './useClock';

/** A run with all its events. */
export type FinishedRun = NonNullable<RunAnswer['run']>;

/** Plays a run. Its report fills in over time, at the reader's pace. */
export function Player(run: FinishedRun) {
  const { shown, isStill, controls } = usePlayer(run);
  return (
    <>
      {controls}
      <Report {...run} shown={shown} isStill={isStill} />
    </>
  );
}

/**
 * Plays a run from its beginning, and tells its results to readers who can't see them.
 * @returns how many of the run's events have happened, whether the reader prefers reduced motion, and the controls
 */
export function usePlayer({ events, report }: FinishedRun) {
  const times = useMemo(() => timesOf(events), [events]);
  const end = times.at(-1) ?? 0;
  const [now, setNow] = useState(0);
  const [isPlaying, setPlaying] = useState(true);
  const [speed, setSpeed] = useState(4);
  const [isStill] = useState(prefersStill);
  const isOver = now >= end;
  const play = useRef<HTMLButtonElement>(null);
  useClock(speed, isPlaying && !isOver, (elapsed) => setNow(now + elapsed));
  const following = times.findIndex((time) => time > now);
  const shown = following === -1 ? events.length : following;
  const time = Math.min(now, end);
  const onPlay = () => {
    if (isOver) setNow(0);
    setPlaying(isOver || !isPlaying);
  };
  const onSkip = () => {
    setNow(end);
    play.current?.focus();
  };
  const controls = (
    <>
      <div className={styles.player}>
        <Button ref={play} name="play" onClick={onPlay}>
          {isOver ? 'Watch again' : isPlaying ? 'Pause' : 'Play'}
        </Button>
        {/* The button is hidden once it is disabled and no longer has focus. */}
        <Button aria-disabled={isOver} onClick={onSkip}>
          Skip<span className="visually-hidden"> to the end</span>
        </Button>
        <Speeds speed={speed} onChange={setSpeed} />
        <input
          type="range"
          aria-label="Position in the run"
          aria-valuetext={clockTime(time)}
          max={end}
          step="any"
          value={time}
          onChange={({ target }) => setNow(Number(target.value))}
        />
        <span className={styles.clock} role="timer" aria-label="Time in the run">
          {clockTime(time)} / {clockTime(end)}
        </span>
      </div>
      <p className="visually-hidden" role="status">
        {newsOf({ events, report }, shown)}
      </p>
    </>
  );
  return { shown, isStill, controls };
}

/** The latest result, for readers who can't see the report fill in. */
function newsOf({ events, report }: FinishedRun, shown: number): string {
  if (shown >= events.length) return `The run has ${report.outcome === 'PASSED' ? 'passed' : 'failed'}.`;
  const rows = progressOf(report, events, shown).flatMap((test) => test.rows);
  const last = rows.findLast(({ state, interaction }) => state === 'done' && interaction);
  return last ? `${last.input}: ${last.interaction?.outcome}.` : '';
}
