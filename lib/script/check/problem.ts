import { ruleOf, sectionOf } from '../rules/rules';
import { inWords, report, type Finding } from '../rules/report';
import { positionsIn, type Position } from '../tree';

/** The maximum number of characters that are checked. Longer text is a problem of its own. */
export const LONGEST_TEXT = 1024 * 1024;

/** The maximum number of problems to list. A longer list wouldn't help, and would take long to make for broken text. */
export const MOST_PROBLEMS = 1000;

/** The maximum number of tests whose conversations are shown. */
export const MOST_TESTS = 500;

/** A problem in a script or a `testing.json`, with everything needed to show and fix it. */
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

/** The problem of text with more than {@link LONGEST_TEXT} characters. */
export function tooLarge(): ScriptProblem[] {
  return completed([report({ id: 'too-large/text', at: [0, 0] })], '');
}

/** Puts findings into words, merges those reported once, and sorts them by position, up to {@link MOST_PROBLEMS}. */
export function completed(findings: Iterable<Finding>, text: string): ScriptProblem[] {
  const positionOf = positionsIn(text);
  const groups = new Map<unknown, Finding[]>();
  for (const finding of findings) {
    const { toldOnce } = ruleOf(finding.id);
    const ofMessage = toldOnce === 'message' && `${finding.id} ${inWords(finding).message}`;
    const key = ofMessage || (toldOnce ? finding.code : finding);
    const group = groups.get(key) ?? [];
    group.push(finding);
    groups.set(key, group);
  }
  return [...groups.values()]
    .slice(0, MOST_PROBLEMS)
    .map((group) => problemOf(group, positionOf))
    .sort((one, other) => one.range[0] - other.range[0] || one.range[1] - other.range[1]);
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
