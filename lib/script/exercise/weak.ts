import { parseScript } from '../parse';
import { checksOf } from '../script';
import type { Exercise } from './exercise';

/** An answer that proves nothing, described for the exercise's writer. */
export interface WeakAnswer {
  what: string;
  text: string;
}

/**
 * Answers that must not solve an exercise: the solution with one of the reader's steps expecting next to nothing, for
 * each such step, and the solution cut after its first step.
 */
export function weakAnswers({ given, solution }: Pick<Exercise, 'given' | 'solution'>): WeakAnswer[] {
  const plain = (row: string) => row.trim().replace(/^- /, '');
  const known = new Set(['', ...given.split('\n').map(plain)]);
  const steps = parseScript(solution).script.tests.flatMap((test) => test.steps);
  const isOwn = ({ range: [from, to] }: (typeof steps)[number]) =>
    solution
      .slice(from, to)
      .split('\n')
      .some((row) => !known.has(plain(row)));
  const [first, second] = steps;
  const cut = second ? [{ what: 'stops after its first step', text: solution.slice(0, first?.range[1]) }] : [];
  const weakened = steps.filter(isOwn).flatMap((step) => {
    const words = checksOf(step).flatMap((check) => check.expected);
    const letter = words[0]?.text.replaceAll(/[^\p{L}]/gu, '').charAt(0) ?? '';
    const input = step.input.text;
    return [
      { what: `expects the letter "${letter}" after "${input}"`, other: letter },
      { what: `expects "*" after "${input}"`, other: '*' },
      { what: `expects "${input}" after "${input}"`, other: input.replace(/^\$/, '') },
    ].map(({ what, other }) => ({
      what,
      text: words.reduceRight(
        (text, { range: [from, to] }) => text.slice(0, from) + JSON.stringify(other) + text.slice(to),
        solution,
      ),
    }));
  });
  return [...cut, ...weakened];
}
