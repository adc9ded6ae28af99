import type { Faults } from '../dialogue/schema';
import type { RunAnswer } from '../run/request';

/** The kinds of exercises, each with the reader's task, and the label of the button that starts its program. */
export const EXERCISE_KINDS = {
  mend: { task: 'Fix this script', verb: 'Fix it here' },
  write: { task: 'Complete this script', verb: 'Write it here' },
  project: { task: 'Write a test suite', verb: 'Write it here' },
  step: { task: 'Which step fails?', verb: 'Check' },
  choice: { task: 'Select the answer', verb: 'Check' },
  selector: { task: 'Find the selector', verb: 'Try selectors' },
  ending: { task: 'Where does listening end?', verb: 'Try settings' },
  homophones: { task: 'Correct the misheard words', verb: 'Correct it here' },
};

/** See {@link EXERCISE_KINDS}. */
export type ExerciseKind = keyof typeof EXERCISE_KINDS;

/** An exercise on a page. Every answer is text, however the reader gives it. */
export interface Exercise {
  /** An ID that is unique on the site. Progress is stored under it. */
  id: string;
  kind: ExerciseKind;
  /** The simulated target: `line` is the dialogue `sample-line`. */
  on: string;
  /**
   * The task: a script; for `selector`, chat messages separated by commas; for `homophones`, a line for each reply,
   * `what was heard => what was said`. Empty for `choice`.
   */
  given: string;
  /** For `selector`, whether the chat is in an iframe. If so, the answer's first line selects the iframe. */
  isFramed?: boolean;
  /** A right answer: a script, a selector, homophones as in `testing.json`, or the number of a step or a choice. */
  solution: string;
  /** The `testing.json` text that scripts run with. */
  settings?: string;
  /** For `step`, the inputs to choose from. */
  inputs?: readonly string[];
  faults?: Faults;
  /** The rules for when each explanation of a wrong answer applies. See {@link ruleHolds}. */
  wrong: readonly string[];
}

/** The result of an answer. */
export interface Verdict {
  isRight: boolean;
  /** Sentences for the reader. Empty if the explanation says it all. */
  says: string;
  /** The index in {@link Exercise.wrong} of the explanation that applies. */
  wrong?: number;
  run?: RunAnswer['run'];
}

/** The number of faults that a project's suite catches. */
export const PROJECT_FAULTS = 6;

/** Whether the answer is a script, which is run. */
export function hasScript(kind: ExerciseKind): boolean {
  return kind === 'mend' || kind === 'write' || kind === 'project';
}

/** The answer the reader starts with. */
export function firstAnswer({ kind, given }: Pick<Exercise, 'kind' | 'given'>): string {
  return hasScript(kind) || kind === 'ending' ? given : '';
}

/**
 * Whether an explanation applies to an answer. A rule is text that the answer contains, `!text` that it doesn't, or a
 * `/pattern/` that it matches. For step numbers and selectors, the rule is the complete answer. `early` and `late`
 * apply if listening ends too early or too late.
 */
function ruleHolds(rule: string, answer: string, kind: ExerciseKind): boolean {
  const pattern = /^\/(.+)\/$/s.exec(rule)?.[1];
  if (pattern !== undefined) return new RegExp(pattern, 'i').test(answer);
  if (kind === 'step' || kind === 'selector') return plain(answer) === plain(rule);
  const said = plain(answer);
  // Case is ignored, so text in a different case isn't missing.
  if (rule.startsWith('!')) return !said.toLowerCase().includes(plain(rule.slice(1)).toLowerCase());
  return said.includes(plain(rule));
}

/** Judges a selected answer, which is a number. */
export function judgeChoice(exercise: Exercise, answer: string): Verdict {
  return withExplanation({ isRight: answer === exercise.solution, says: '' }, exercise, answer);
}

/** A verdict, and whether listening ended too early or too late, which the answer itself doesn't show. */
export type Judged = Verdict & { moment?: 'early' | 'late' };

/** Adds the explanation that applies to an answer. */
export function withExplanation({ moment, ...verdict }: Judged, exercise: Exercise, answer: string): Verdict {
  const wrong = exercise.wrong.findIndex((rule) =>
    rule === 'early' || rule === 'late' ? moment === rule : ruleHolds(rule, answer, exercise.kind),
  );
  if (wrong === -1) return verdict;
  // What the answer does right would contradict the explanation.
  return { ...verdict, isRight: false, says: verdict.isRight ? '' : verdict.says, wrong };
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
