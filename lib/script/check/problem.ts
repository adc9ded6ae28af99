import { MOST_PROBLEMS } from '../limits';
import { ruleOf, sectionOf } from '../rules/rules';
import { inWords, type Finding } from '../rules/report';
import { positionsIn, type Position } from '../tree';

/** A problem in a script, a `testing.json` or a data file, with everything needed to show and fix it. */
export interface ScriptProblem extends Pick<Finding, 'code' | 'id' | 'severity' | 'range' | 'fix'> {
  /** The mistake, without a period. */
  message: string;
  /** What to do instead, without a period. */
  remedy: string;
  from: Position;
  to: Position;
  /** Why it is a mistake: the explanation of its rule. */
  explanation: string;
  /** The documentation section about it, and its page's name. */
  address: string;
  page: string;
}

/** Puts findings into words, merges those reported once, and sorts them by position, up to {@link MOST_PROBLEMS}. */
export function completed(findings: Iterable<Finding>, text: string): ScriptProblem[] {
  const positionOf = positionsIn(text);
  const groups = new Map<unknown, Finding[]>();
  for (const finding of findings) {
    const key = sameness(finding);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()]
    .slice(0, MOST_PROBLEMS)
    .map((group) => problemOf(group, positionOf))
    .sort((one, other) => one.range[0] - other.range[0] || one.range[1] - other.range[1]);
}

/** What findings have in common that are reported once. */
function sameness(finding: Finding): unknown {
  const { toldOnce } = ruleOf(finding.id);
  return toldOnce === 'message' ? `${finding.id} ${inWords(finding).message}` : toldOnce ? finding.code : finding;
}

/** The problem at the first of several positions, with one fix for all. */
function problemOf(group: readonly Finding[], positionOf: (offset: number) => Position): ScriptProblem {
  const [{ id, code, severity, range, data, fix }] = group as [Finding];
  const { message, remedy } = inWords({ id, data });
  const fixes = group.flatMap((one) => one.fix ?? []);
  const rule = ruleOf(id);
  const isOne = group.length === 1;
  const changes = fixes.flatMap((one) => one.changes);
  return {
    ...{ id, code, severity, range },
    fix: isOne || !fixes[0] ? fix : { title: `${fixes[0].title} in ${fixes.length} places`, changes },
    message: isOne ? message : `${message} (${group.length} times)`,
    remedy,
    from: positionOf(range[0]),
    to: positionOf(range[1]),
    explanation: rule.explanation,
    ...sectionOf(rule),
  };
}

/** Capitalizes a problem's message or remedy. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
