import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import dialogues from '@/.generated/practice/dialogues.json';
import type { ChatDialogue, PhoneDialogue } from '@/lib/script/dialogue/schema';
import { chatAfter } from '@/lib/script/exercise/chat';
import { listenTo } from '@/lib/script/exercise/ending';
import type { Exercise as ExerciseData } from '@/lib/script/exercise/exercise';
import { repliesOf } from '@/lib/script/exercise/judge';
import styles from './Exercise.module.css';
import { LazyExercise, type ExerciseProps } from './LazyExercise';
import { Outline } from './Outline';
import { Replies } from './Replies';
import { Timeline } from './Timeline';

interface Props {
  title: string;
  /** The exercise, as JSON from `lib/content/mdx/exercise.ts`, which also divides the children into parts. */
  exercise?: string;
  children: ReactNode;
}

/** An exercise. Without JavaScript, it is text with a collapsed solution. Its program loads on demand. */
export function Exercise({ title, exercise: json = '{}', children }: Props) {
  const exercise = JSON.parse(json) as ExerciseData;
  const all = Children.toArray(children).filter((child): child is ReactElement<PartProps> => isValidElement(child));
  const of = (name: string) =>
    all.filter(({ type, props }) => (type === Hint ? 'Hint' : type === Wrong ? 'Wrong' : props.name) === name);
  const [given, solution, why] = ['Given', 'Solution', 'Why'].map((name) => of(name)[0]);
  const options: ExerciseProps['options'] = exercise.inputs
    ? exercise.inputs.map((input, index) => ({
        label: (
          <>
            {index + 1}. <code>{input}</code>
          </>
        ),
      }))
    : of('Option').map(({ props }) => optionOf(props.children));
  // Each part is passed only once, even if the browser shows it twice, so that the payload contains one copy.
  return (
    <section className={styles.exercise} aria-label={`Exercise: ${title}`} data-pagefind-ignore="">
      <LazyExercise
        exercise={exercise}
        title={title}
        task={of('Task')}
        given={
          <>
            {given}
            {pictureOf(exercise)}
          </>
        }
        options={options}
        hints={of('Hint').map(({ props }, index, all) => (
          <Hint key={index} number={all.length > 1 ? index + 1 : undefined}>
            {props.children}
          </Hint>
        ))}
        solution={solution}
        wrong={of('Wrong')}
        why={why}
      />
    </section>
  );
}

interface PartProps {
  name?: string;
  children?: ReactNode;
}

/** Part of an exercise. */
export function ExercisePart({ children }: PartProps) {
  return children;
}

/** A collapsed hint, with a number if there are several. */
export function Hint({ number, children }: { number?: number; children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>Hint{number && ` ${number}`}</summary>
      {children}
    </details>
  );
}

/** Explains why an answer is wrong. */
export function Wrong({ children }: { when: string; children: ReactNode }) {
  return children;
}

function optionOf(children: ReactNode): { label: ReactNode; why?: ReactNode } {
  const [label, ...why] = Children.toArray(children);
  return { label, why };
}

/** The drawing for a kind of task, as plain HTML. */
function pictureOf(exercise: ExerciseData): ReactNode {
  const { kind, given, on } = exercise;
  const dialogue = dialogues[`sample-${on}`];
  if (kind === 'selector') return <Outline elements={chatAfter(exercise, dialogue as ChatDialogue)} />;
  if (kind === 'ending') return <Timeline listened={listenTo(given, dialogue as PhoneDialogue)} />;
  if (kind === 'homophones') return <Replies replies={repliesOf(given)} />;
  return undefined;
}
