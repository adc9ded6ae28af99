import { withFault } from '../dialogue/change';
import type { Dialogue } from '../dialogue/schema';
import { firstAnswer, hasScript, PROJECT_FAULTS, type Exercise } from './exercise';
import { judge, runAnswer } from './judge';
import { weakAnswers } from './weak';

/** What is wrong with an exercise, to follow its name, and what to do. */
export type ExerciseFault = readonly [message: string, remedy: string];

/** Fills in the results of running the task. */
export function complete(exercise: Exercise, dialogue: Dialogue): void {
  if (exercise.kind !== 'step') return;
  const { run } = runAnswer(exercise, exercise.given, dialogue);
  const interactions = run?.report.tests.flatMap((test) => test.interactions) ?? [];
  const failed = interactions.flatMap(({ outcome }, index) => (outcome === 'passed' ? [] : [index + 1]));
  exercise.inputs = interactions.map(({ input }) => input);
  exercise.solution = failed.length === 1 ? String(failed[0]) : '';
}

/** Finds an exercise's mistakes, each with the way to fix it. `has` says which of its parts are written. */
export function* exerciseFaults(
  exercise: Exercise,
  has: { task: boolean; solution: boolean },
  dialogue: Dialogue,
): Generator<ExerciseFault> {
  const { kind, solution, wrong, faults = {} } = exercise;
  if (kind !== 'selector' && !has.task)
    return yield ['has no task', 'add the word "given" after the language of a code block'];
  if (kind === 'step') return yield* stepFaults(exercise);
  if (!has.solution) return yield ['has no solution', 'add the word "solution" after the language of a code block'];
  const before = JSON.stringify(dialogue);
  const idle = Object.keys(faults).filter((name) => JSON.stringify(withFault(dialogue, faults[name] ?? {})) === before);
  for (const name of idle) yield [`has a fault that changes nothing: "${name}"`, 'replace words that the target says'];
  const isIncomplete = kind === 'project' && Object.keys(faults).length !== PROJECT_FAULTS;
  if (isIncomplete) yield [`needs ${PROJECT_FAULTS} faults`, 'list them in its "yaml faults" block'];
  if (idle.length > 0 || isIncomplete) return;
  const best = judge(exercise, solution, dialogue);
  const reason = best.wrong === undefined ? best.says : `<Wrong when="${wrong[best.wrong]}"> applies to it`;
  if (!best.isRight) yield [`has a solution that is not right: ${reason}`, 'fix the solution or the task'];
  const solves = (answer: string) => judge({ ...exercise, wrong: [] }, answer, dialogue).isRight;
  const weak = best.isRight && hasScript(kind) && weakAnswers(exercise).find(({ text }) => solves(text));
  if (weak)
    yield [
      `is solved by an answer that ${weak.what}`,
      'in its "yaml faults" block, add a fault that such an answer misses',
    ];
  if (judge(exercise, firstAnswer(exercise), dialogue).isRight)
    yield ['is already solved as given', 'start with something that fails'];
  if (wrong.length === 0) yield ['does not explain a wrong answer', 'write a <Wrong when="…"> for a likely one'];
  for (const rule of kind === 'selector' ? wrong.filter((one) => !one.startsWith('/')) : [])
    if (solves(rule)) yield [`has a <Wrong when="${rule}"> that is the right answer`, 'remove it'];
}

function* stepFaults({ solution, inputs = [], wrong }: Exercise): Generator<ExerciseFault> {
  if (solution === '') return yield ['needs exactly one failing step', 'change what is expected, or make it a choice'];
  for (const number of inputs.map((_, index) => String(index + 1)))
    if (number !== solution && !wrong.includes(number))
      yield [`does not explain why step ${number} passes`, `write <Wrong when="${number}">`];
}
