import { parseScript } from '../parse/parse';
import { checksOf, type Step } from '../model';
import { applyFix } from '../repair/fix';
import type { Exercise } from './exercise';

/**
 * Answers that must not solve an exercise: for each step the reader writes, the solution with almost nothing expected
 * in that step; and the solution without the steps after the first one. In a suite of several tests, all steps of a
 * test are weakened together, because a different test may check the same reply.
 * @returns each answer's text, and `what` it does, for the exercise's writer
 */
export function weakAnswers({ given, solution }: Pick<Exercise, 'given' | 'solution'>) {
  const plain = (row: string) => row.trim().replace(/^- /, '');
  const known = new Set(['', ...given.split('\n').map(plain)]);
  const rowsOf = ({ range }: Step) => solution.slice(...range).split('\n');
  const isOwn = (step: Step) => rowsOf(step).some((row) => !known.has(plain(row)));
  const { tests } = parseScript(solution).script;
  const steps = tests.flatMap((test) => test.steps);
  const [first, second] = steps;
  const cut = second ? [{ what: 'stops after its first step', text: solution.slice(0, first?.range[1]) }] : [];
  const groups =
    tests.length > 1
      ? tests.map(({ name, steps: all }) => ({ where: `in "${name?.text}"`, all }))
      : steps.filter(isOwn).map((step) => ({ where: `after "${step.input.text}"`, all: [step] }));
  const weakened = groups.flatMap(({ where, all }) =>
    [letterOf, () => '*', inputOf].map((weak) => ({
      what: `expects ${[...new Set(all.map((step) => JSON.stringify(weak(step))))].join(', ')} ${where}`,
      text: applyFix(solution, { changes: all.flatMap((step) => expecting(step, weak(step))) }),
    })),
  );
  return [...cut, ...weakened];
}

const letterOf = (step: Step) =>
  scalarsOf(step)[0]
    ?.text.replaceAll(/[^\p{L}]/gu, '')
    .charAt(0) ?? '';
const inputOf = ({ input }: Step) => input.text.replace(/^\$/, '');
const scalarsOf = (step: Step) => checksOf(step).flatMap((check) => check.expected);
const expecting = (step: Step, text: string) =>
  scalarsOf(step).map(({ range }) => ({ range, text: JSON.stringify(text) }));
