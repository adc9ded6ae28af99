import { applyFix } from './fix';
import { overlap } from './look-through';
import type { Change, ScriptProblem } from './problem';

/** The maximum number of rounds. Each one fixes the problems that the previous one uncovered. */
const MOST_ROUNDS = 20;

/**
 * Applies all unambiguous fixes, as long as each round leaves fewer problems.
 * @param problemsOf finds the problems in text of this kind
 * @returns the text, and how many problems were fixed
 */
export function fixAll(text: string, problemsOf: (text: string) => readonly ScriptProblem[]) {
  const first = problemsOf(text);
  let problems = first;
  let result = text;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const better = [changesAtOnce(problems), ...clearFixes(problems)].find((changes) => {
      if (changes.length === 0) return false;
      return problemsOf(applyFix(result, { title: '', changes })).length < problems.length;
    });
    if (!better) break;
    result = applyFix(result, { title: '', changes: better });
    problems = problemsOf(result);
  }
  return { text: result, fixed: first.length - problems.length };
}

function clearFixes(problems: readonly ScriptProblem[]): (readonly Change[])[] {
  return problems.flatMap(({ fix, otherFix }) => (fix && !otherFix ? [fix.changes] : []));
}

/** The changes from all fixes, except those that overlap an earlier one. */
function changesAtOnce(problems: readonly ScriptProblem[]): Change[] {
  const taken: Change[] = [];
  for (const changes of clearFixes(problems)) {
    if (!changes.some((change) => taken.some((other) => overlap(change, other)))) taken.push(...changes);
  }
  return taken;
}
