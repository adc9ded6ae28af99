'use client';

import { useRef, type ReactNode } from 'react';
import { EXERCISE_KINDS, type Exercise } from '@/lib/script/exercise/exercise';
import { useProgram } from '../../browser/useProgram';
import { useProgress } from '../progress/useProgress';
import styles from './Exercise.module.css';
import { Options } from './Options';

/** The input for an exercise's program. */
export interface ExerciseProps {
  exercise: Exercise;
  /** The task to work on. */
  given: ReactNode;
  /** Answers to select from, with any explanations. */
  options: readonly { label: ReactNode; why?: ReactNode }[];
  /** The explanations of wrong answers. */
  wrong: readonly ReactNode[];
  /** The explanation of the right answer. */
  why: ReactNode;
}

interface Props extends ExerciseProps {
  title: string;
  task: ReactNode;
  hints: ReactNode;
  solution: ReactNode;
}

/** Undefined on the server: see LazyProgram.tsx. */
const importProgram = (typeof window === 'undefined' ? undefined : () => import('./Program')) as () => Promise<
  typeof import('./Program')
>;

/** Shows the task as plain HTML. Loads the program on demand. This component is small, because every page loads it. */
export function LazyExercise({ title, task, hints, solution, ...props }: Props) {
  const { exercise, given, options } = props;
  const { id, kind } = exercise;
  const root = useRef<HTMLDivElement>(null);
  const { exercises } = useProgress();
  const { live, load } = useProgram('The exercise', root, importProgram, ({ Program }, plain) => ({
    Program,
    chosen: plain.querySelector<HTMLInputElement>('input:checked')?.value,
  }));
  const { task: name, verb } = EXERCISE_KINDS[kind];
  return (
    <div ref={root} data-exercise={id} data-live={live ? '' : undefined}>
      <p className={styles.title}>
        <span className={styles.kind}>{exercises.includes(id) ? '✓ Solved' : name}</span> {title}
      </p>
      {task}
      {live ? (
        <live.Program {...props} chosen={live.chosen} />
      ) : (
        <>
          {given}
          {options.length > 0 && <Options id={id} options={options} />}
          <button type="button" className={styles.button} onClick={load}>
            {verb}
          </button>
        </>
      )}
      {hints}
      <details className={styles.more}>
        <summary>Solution</summary>
        <Solution {...props} solution={solution} />
      </details>
    </div>
  );
}

function Solution({ exercise, options, wrong, why, solution }: ExerciseProps & Pick<Props, 'solution'>) {
  const { kind } = exercise;
  return (
    <>
      {solution}
      {kind === 'step' && <p>Step {exercise.solution} fails.</p>}
      {why}
      {wrong.length > 0 && (
        <ul className={styles.others}>
          {wrong.map((one, index) => (
            <li key={index}>{one}</li>
          ))}
        </ul>
      )}
      {kind === 'choice' &&
        options.map(({ label, why: reason }, index) => (
          <div
            key={index}
            className={styles.reason}
            data-right={String(index + 1) === exercise.solution ? '' : undefined}
          >
            {label}
            {reason}
          </div>
        ))}
    </>
  );
}
