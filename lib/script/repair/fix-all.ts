import type { ScriptProblem } from '../check/problem';
import { applyFix, compatible } from './fix';

/** The maximum number of rounds. Each one fixes the problems that the previous one uncovered. */
const MOST_ROUNDS = 20;

/** Applies all unambiguous fixes, as long as each round leaves fewer problems, and counts what was fixed. */
export function fixAll(text: string, problemsOf: (text: string) => readonly ScriptProblem[]) {
  const first = problemsOf(text);
  let problems = first;
  let result = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixes = problems.flatMap(({ fix }) => fix ?? []);
    const atOnce = { changes: compatible(fixes).flatMap(({ changes }) => changes) };
    const better = [atOnce, ...fixes].find((fix) => problemsOf(applyFix(result, fix)).length < problems.length);
    if (!better) break;
    result = applyFix(result, better);
    problems = problemsOf(result);
  }
  return { text: result, fixed: first.length - problems.length };
}
