import { PROBLEM_CLASSES, type ProblemCode, type Severity } from './classes';
import type { Lines, Position } from './lines';

/** Offsets of a passage: its first character, and the one after its last. */
export type Range = readonly [from: number, to: number];

/** One replacement of a {@link Fix}. */
export interface Change {
  range: Range;
  text: string;
}

/** An edit that fixes a problem. Its changes don't overlap. */
export interface Fix {
  /** The edit's name, as a button label: "Put it in quotes". */
  title: string;
  changes: readonly Change[];
}

/** A problem as reported by a check, with offsets in the text. */
export interface Finding {
  code: ProblemCode;
  range: Range;
  /** The mistake, without a period. */
  message: string;
  /** What to do instead, without a period. */
  remedy: string;
  /** The severity, if this case is less serious than others in its class. */
  severity?: Severity;
  fix?: Fix;
  /** The edit for the less likely meaning, if the text is ambiguous. */
  otherFix?: Fix;
  /** The passage that the mistake makes unreadable. It may contain other problems. */
  hides?: Range;
}

/** A problem in a script, a `testing.json` or a data file, with everything needed to fix it. */
export interface ScriptProblem extends Finding {
  severity: Severity;
  from: Position;
  to: Position;
  /** The documentation section with the rule. */
  address: string;
}

/** The maximum number of problems to list. A longer list wouldn't help, and would take long to make for broken text. */
export const MOST_PROBLEMS = 1000;

/** Classes whose messages are shown only once, because such a problem is often on every other line. */
const TOLD_ONCE: readonly ProblemCode[] = ['old-name', 'yaml-boolean', 'json-syntax'];

/** Merges findings with the same message at the first position, with one fix for all. */
function toldOnce(findings: Iterable<Finding>): Finding[] {
  const groups = new Map<unknown, Finding[]>();
  for (const finding of findings) {
    const name = finding.code === 'yaml-boolean' ? '' : finding.message;
    const key = TOLD_ONCE.includes(finding.code) ? `${finding.code} ${name}` : finding;
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map((group) => {
    const [first] = group as [Finding, ...Finding[]];
    const fixes = group.flatMap(({ fix }) => fix ?? []);
    if (group.length === 1) return first;
    const fix = fixes[0] && {
      title: `${fixes[0].title} in ${fixes.length} places`,
      changes: fixes.flatMap(({ changes }) => changes),
    };
    return { ...first, message: `${first.message} (${group.length} times)`, fix };
  });
}

/** Completes findings, merges those told once, and sorts them by position, up to {@link MOST_PROBLEMS}. */
export function completed(findings: Iterable<Finding>, lines: Lines): ScriptProblem[] {
  const problems: ScriptProblem[] = [];
  for (const finding of toldOnce(findings)) {
    const { severity, address } = PROBLEM_CLASSES[finding.code];
    const [from, to] = finding.range;
    const place = { from: lines.positionOf(from), to: lines.positionOf(to), address };
    problems.push({ severity, ...finding, ...place });
    if (problems.length === MOST_PROBLEMS) break;
  }
  return problems.sort((one, other) => one.range[0] - other.range[0] || one.range[1] - other.range[1]);
}

/** Capitalizes a problem's message or remedy. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
