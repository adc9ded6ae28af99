import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import dialogues from '@/.generated/practice/dialogues.json';
import {
  chatAfter,
  type ChatDialogue,
  type Exercise as ExerciseData,
  EXERCISE_KINDS,
  listenTo,
  type PhoneDialogue,
  repliesOf,
} from '@/lib/script';
import controls from '../../controls.module.css';
import { Island } from '../../Island';
import { Button } from '../Button';
import styles from './Exercise.module.css';
import { Options } from './Options';
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
  const { id, kind } = exercise;
  const { task: name, verb } = EXERCISE_KINDS[kind];
  const choices = of('Option').map(({ props }) => Children.toArray(props.children));
  const labels = exercise.inputs
    ? exercise.inputs.map((input, index) => [`${index + 1}. `, <code key={input}>{input}</code>])
    : choices.map(([label]) => label);
  // The program takes the parts with a `data-part` from the document.
  return (
    <section className={styles.exercise} aria-label={`Exercise: ${title}`} data-pagefind-ignore="">
      <div data-exercise={id}>
        <p className={controls.note} data-kind={name}>
          {name}
        </p>
        <p className={styles.title}>{title}</p>
        {of('Task')}
        <Island name="exercise" props={{ exercise }}>
          <div data-part="given">
            {given}
            {pictureOf(exercise)}
          </div>
          {labels.length > 0 && <Options id={id} labels={labels} />}
          <Button isPrimary>{verb}</Button>
        </Island>
        {of('Hint').map(({ props }, index, all) => (
          <Hint key={index} number={all.length > 1 ? index + 1 : undefined}>
            {props.children}
          </Hint>
        ))}
        <details className={styles.more}>
          <summary>Solution</summary>
          {solution}
          {kind === 'step' && <p>Step {exercise.solution} fails.</p>}
          <section data-part="why">{why}</section>
          {of('Wrong').length > 0 && (
            <ul className={styles.others}>
              {of('Wrong').map((one, index) => (
                <li key={index} data-part="wrong">
                  {one}
                </li>
              ))}
            </ul>
          )}
          {kind === 'choice' &&
            choices.map(([label, ...reason], index) => (
              <div
                key={index}
                className={styles.reason}
                data-right={String(index + 1) === exercise.solution ? '' : undefined}
              >
                {label}
                <div data-part="reason">{reason}</div>
              </div>
            ))}
        </details>
      </div>
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

/** The drawing for a kind of task, as plain HTML. */
function pictureOf(exercise: ExerciseData): ReactNode {
  const { kind, given, on } = exercise;
  const dialogue = dialogues[`sample-${on}`];
  if (kind === 'selector') return <Outline elements={chatAfter(exercise, dialogue as ChatDialogue)} />;
  if (kind === 'ending') return <Timeline listened={listenTo(given, dialogue as PhoneDialogue)} />;
  if (kind === 'homophones') return <Replies replies={repliesOf(given)} />;
  return undefined;
}
