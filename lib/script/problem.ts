import { PROBLEM_CLASSES, type ProblemCode, type Severity } from './classes';
import type { Lines, Position } from './lines';

/** Offsets of a piece of the text: from its first character to behind its last. */
export type Range = readonly [from: number, to: number];

/** One replacement of a {@link Fix}. */
export interface Change {
  range: Range;
  text: string;
}

/** An edit that mends a problem; its changes do not overlap. */
export interface Fix {
  /** Names what the edit does, as the label of a button: "Put it in quotes". */
  title: string;
  changes: readonly Change[];
}

/** A problem as the checks find it, by offsets of the text. */
export interface Finding {
  code: ProblemCode;
  range: Range;
  /** Says what is wrong, without a full stop. */
  message: string;
  /** Says what to write instead, without a full stop. */
  remedy: string;
  /** Where a case is milder than others of its class. */
  severity?: Severity;
  fix?: Fix;
  /** Where the text can be meant in two ways: the edit for the less likely one. */
  otherFix?: Fix;
  /** The passage that cannot be read because of it: nothing is known of what is wrong there. */
  hides?: Range;
}

/** A problem of a script, of `testing.json` or of a data file, with everything that a reader needs to mend it. */
export interface ScriptProblem extends Finding {
  severity: Severity;
  from: Position;
  to: Position;
  /** The section of the documentation that has the rule. */
  address: string;
}

/** More problems than this help nobody, and a limit keeps the work on a broken text small. */
export const MOST_PROBLEMS = 1000;

/** Of these, an old script has one in every other line: each message is told once. */
const TOLD_ONCE: readonly ProblemCode[] = ['old-name', 'yaml-boolean'];

/** Puts findings that say the same together, at the first place, with one fix for all of them. */
export function toldOnce(findings: readonly Finding[]): Finding[] {
  const groups = new Map<unknown, Finding[]>();
  for (const finding of findings) {
    const key = TOLD_ONCE.includes(finding.code) ? `${finding.code} ${finding.message}` : finding;
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

/** Completes findings, in the order of the text; the first {@link MOST_PROBLEMS} of them. */
export function completed(findings: Iterable<Finding>, lines: Lines): ScriptProblem[] {
  const problems: ScriptProblem[] = [];
  for (const finding of findings) {
    const { severity, address } = PROBLEM_CLASSES[finding.code];
    const [from, to] = finding.range;
    const place = { from: lines.positionOf(from), to: lines.positionOf(to), address };
    problems.push({ severity, ...finding, ...place });
    if (problems.length === MOST_PROBLEMS) break;
  }
  return problems.sort((one, other) => one.range[0] - other.range[0] || one.range[1] - other.range[1]);
}
