import type { Dialogue, Faults } from '../dialogue/schema';
import type { RunAnswer, Target } from '../run/text';

/** The kinds of exercises, each with what the reader does. */
export const EXERCISE_KINDS = {
  mend: 'Fix this script',
  write: 'Complete this script',
  step: 'Which step fails?',
  choice: 'Select the answer',
  selector: 'Find the selector',
  ending: 'Where does listening end?',
  homophones: 'Correct the misheard words',
} as const;

/** Names a kind of exercises. */
export type ExerciseKind = keyof typeof EXERCISE_KINDS;

/** An exercise of a page. An answer is a text, whatever the reader did to give it. */
export interface Exercise {
  /** Another one for each exercise of the site; progress is kept under it. */
  id: string;
  kind: ExerciseKind;
  /** Which of the simulated targets answers. */
  on: Target;
  /**
   * The task: a script; for `selector` the messages in the chat, with commas between them; for `homophones` a line for each
   * reply, `what was heard => what was said`. Empty for `choice`.
   */
  given: string;
  /**
   * The right answer, or one of several: a script, a selector, homophones as `testing.json` has them, or the number of an
   * interaction or a choice.
   */
  solution: string;
  /** The text of the `testing.json` that scripts run with. */
  settings?: string;
  /** The inputs to choose from, for `step`. */
  inputs?: readonly string[];
  /** The faults that a script of the reader must catch. */
  faults?: Faults;
  /** When each of the explanations for wrong answers holds: see {@link ruleHolds}. */
  wrong: readonly string[];
}

/** What became of an answer. */
export interface Verdict {
  isRight: boolean;
  /** One sentence or more, for the reader. */
  says: string;
  /** The number of the explanation in {@link Exercise.wrong} that holds. */
  wrong?: number;
  /** The run that decided, where a script was run. */
  run?: RunAnswer['run'];
}

/** The targets that answer. */
export type Targets = Readonly<Record<Target, Dialogue>>;

/** What the reader starts with. */
export function firstAnswer({ kind, given }: Pick<Exercise, 'kind' | 'given'>): string {
  return kind === 'mend' || kind === 'write' || kind === 'ending' ? given : '';
}

/**
 * Whether an explanation is about an answer: the answer holds a text, does not hold it (`!text`), or matches `/pattern/`.
 * A number of a step, and a selector, are meant as a whole. `early` and `late` are about where listening ends.
 */
export function ruleHolds(rule: string, answer: string, kind: ExerciseKind): boolean {
  const pattern = /^\/(.+)\/$/s.exec(rule)?.[1];
  if (pattern !== undefined) return new RegExp(pattern, 'i').test(answer);
  if (kind === 'step' || kind === 'selector') return plain(answer) === plain(rule);
  // What is there in other capitals is there.
  if (rule.startsWith('!'))
    return !plain(answer)
      .toLowerCase()
      .includes(plain(rule.slice(1)).toLowerCase());
  return plain(answer).includes(plain(rule));
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
