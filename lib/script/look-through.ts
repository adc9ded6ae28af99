import { PROBLEM_CLASSES, type Severity } from './classes';
import { edit, inFirstText as placed, type Edited } from './edited';
import { linesOf } from './lines';
import { MOST_PROBLEMS, type Change, type Finding } from './problem';

/** Classes whose fixes move lines. A fix that moves lines is applied only to a block without other fixes. */
const OF_LAYOUT = /^(yaml-indent|hyphen|slid-left|expression-shape|step-shape|name-not-first)$/;

/** The findings from one look at the text. */
export interface Look<Result> {
  result: Result;
  findings: readonly Finding[];
}

/** Limits on the number of characters read again, and on the number of looks at the text. */
const MOST_CHARACTERS = 1_500_000;
const MOST_LOOKS = 20;

/**
 * Finds all problems in a text, even those that another mistake hides from the parser. Problems with a fix are fixed in
 * a copy, which is then examined again. Unreadable passages without a fix are cut from the copy.
 * @returns the findings, with offsets in the original, and the result for `source`, in which all errors are fixed
 */
export function lookThrough<Result>(
  first: Edited,
  look: (text: string) => Look<Result>,
): Look<Result> & { source: Edited } {
  const told: Finding[] = [];
  const unread: number[] = [];
  let source = first;
  let readable: (Pick<Look<Result>, 'result'> & { source: Edited }) | undefined;
  for (let count = 1; ; count++) {
    const { result, findings: all } = look(source.text);
    const findings = all.slice(0, MOST_PROBLEMS);
    const isLast = count === MOST_LOOKS || told.length > MOST_PROBLEMS || count * source.text.length > MOST_CHARACTERS;
    const fixedNow = (severities: readonly Severity[]) =>
      isLast ? [] : fixedAtOnce(findings, severities, source, unread, told);
    const errors = readable ? [] : fixedNow(['error']);
    // Warnings stay in the text for the result, because they may be intended.
    const known = (readable ??= errors.length === 0 ? { result, source } : undefined);
    const fixed = errors.length > 0 ? errors : fixedNow(['error', 'warning', 'hint']);
    if (known && fixed.length === 0) {
      const rest = findings
        .filter(({ hides }) => !hides || !isKnown(hides, source, unread))
        .map((one) => inFirstText(one, source))
        .filter((one) => !told.some(isSame(one)));
      return { ...known, findings: [...told, ...rest] };
    }
    for (const { finding } of fixed) if (finding) told.push(inFirstText(finding, source));
    for (const { finding } of fixed) if (finding?.hides && !finding.fix) unread.push(source.back(finding.range[0]));
    const changes = fixed.flatMap((one) => one.changes);
    source = edit(source, changes);
  }
}

function inFirstText(finding: Finding, source: Edited): Finding {
  const isLayout = OF_LAYOUT.test(finding.code);
  const { text } = source;
  const from = text.lastIndexOf('\n---', finding.range[0]);
  const to = text.indexOf('\n---', finding.range[1]);
  const canFit = !isLayout || !source.isTouched([Math.max(0, from), to === -1 ? text.length : to]);
  return placed(canFit ? finding : { ...finding, fix: undefined, otherFix: undefined }, source);
}

interface Mended {
  changes: readonly Change[];
  /** The finding. Absent for a second problem in an unreadable passage, because it usually follows from the first. */
  finding?: Finding;
}

/** Edits that can be applied together because they don't overlap. */
function fixedAtOnce(
  findings: readonly Finding[],
  severities: readonly Severity[],
  source: Edited,
  unread: readonly number[],
  told: readonly Finding[],
): Mended[] {
  const chosen: Mended[] = [];
  const taken: Change[] = [];
  for (const finding of findings) {
    if (!severities.includes(finding.severity ?? PROBLEM_CLASSES[finding.code].severity)) continue;
    if (told.some(isSame(inFirstText(finding, source)))) continue;
    const one = fixedOf(finding, source, unread);
    if (!one || one.changes.some((change) => taken.some((other) => overlap(change, other)))) continue;
    taken.push(...one.changes);
    chosen.push(one);
    if (chosen.length === 200) break;
  }
  return chosen;
}

function fixedOf(finding: Finding, source: Edited, unread: readonly number[]): Mended | undefined {
  const { fix, hides, range } = finding;
  if (fix) return { changes: fix.changes, finding };
  if (!hides) return undefined;
  if (isKnown(hides, source, unread)) return { changes: [{ range: hides, text: '' }] };
  const { startOf, endOf } = linesOf(source.text);
  return { changes: [{ range: [startOf(range[0]), endOf(Math.max(range[0], range[1] - 1))], text: '' }], finding };
}

function isSame({ code, message, range }: Finding) {
  return (other: Finding) => other.code === code && other.message === message && other.range[0] === range[0];
}

function isKnown([from, to]: readonly [number, number], { back }: Edited, unread: readonly number[]): boolean {
  return unread.some((offset) => back(from) <= offset && offset <= back(to));
}

/** Whether two changes touch each other, so that they can't be made together. */
export function overlap({ range: one }: Change, { range: other }: Change): boolean {
  return one[0] <= other[1] && other[0] <= one[1];
}
