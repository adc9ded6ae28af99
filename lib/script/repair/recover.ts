import { MOST_PROBLEMS } from '../check/problem';
import { endOf, startOf } from '../grammar';
import { RULES_BY_CODE } from '../rules/rules';
import { report, type Change, type Finding, type Range } from '../rules/report';
import { compatible, edit, placedBefore, unedited, type Edited } from './fix';

/** One reading of the text, and what it found. */
export interface Pass<Result> {
  result: Result;
  findings: readonly Finding[];
}

/** Limits of characters read again, which takes a tenth of a second, and of passes. */
const MOST_CHARACTERS = 150_000;
const MOST_PASSES = 20;

/** The findings, with offsets in the original, and the result for `source`, in which all errors are fixed. */
export interface Recovered<Result> extends Pass<Result> {
  source: Edited;
}

/** A repair, and the finding it repairs, unless that probably follows from another one in its unreadable passage. */
interface Repair {
  changes: readonly Change[];
  finding?: Finding;
}

/**
 * Finds all problems in a text, even those that another mistake hides from the parser. Problems with a fix are fixed in
 * a copy, which is then read again. Unreadable passages without a fix are cut from the copy.
 */
export function recover<Result>(text: string, read: (text: string) => Pass<Result>): Recovered<Result> {
  const reported = new Map<string, Finding>();
  /** Where unreadable passages were cut, in the original. */
  const cuts: number[] = [];
  let source = unedited(text);
  let characters = 0;
  let readable: Omit<Recovered<Result>, 'findings'> | undefined;
  const isNew = (finding: Finding) => !reported.has(keyOf(inOriginal(finding, source)));
  const isCut = (range: Range) => {
    const [from, to] = source.back(range);
    return cuts.some((offset) => from <= offset && offset <= to);
  };
  const repairOf = (finding: Finding): Repair | [] => {
    const { fix, hides, range } = finding;
    if (!(fix ?? hides) || !isNew(finding)) return [];
    if (fix) return { changes: fix.changes, finding };
    if (hides && isCut(hides)) return { changes: [{ range: hides, text: '' }] };
    const line: Range = [startOf(source.text, range[0]), endOf(source.text, Math.max(range[0], range[1] - 1))];
    return { changes: [{ range: line, text: '' }], finding };
  };
  for (let count = 1; ; count++) {
    const { result, findings: all } = read(source.text);
    const findings = all.slice(0, MOST_PROBLEMS);
    characters += source.text.length;
    // Another pass reads the same number of characters again.
    const isTooLong = characters + source.text.length > MOST_CHARACTERS;
    const isLast = count === MOST_PASSES || reported.size > MOST_PROBLEMS || isTooLong;
    const repairsOf = (some: readonly Finding[]) => (isLast ? [] : compatible(some.flatMap(repairOf)));
    const errors = readable ? [] : repairsOf(findings.filter(({ severity }) => severity === 'error'));
    // Warnings stay in the text for the result, because they may be intended.
    const known = (readable ??= errors.length === 0 ? { result, source } : undefined);
    const repairs = errors.length > 0 ? errors : repairsOf(findings);
    if (known && repairs.length === 0) {
      const rest = findings.filter((one) => isNew(one) && !(one.hides && isCut(one.hides)));
      const hiding = isTooLong ? rest.find(({ hides }) => hides) : undefined;
      if (hiding) rest.push(report({ id: 'too-large/rest', at: hiding.range }));
      return { ...known, findings: [...reported.values(), ...rest.map((one) => inOriginal(one, source))] };
    }
    for (const { finding } of repairs) {
      if (!finding) continue;
      const original = inOriginal(finding, source);
      reported.set(keyOf(original), original);
      if (finding.hides && !finding.fix) cuts.push(original.range[0]);
    }
    const changes = repairs.flatMap((repair) => repair.changes);
    source = edit(source, changes);
  }
}

function keyOf({ id, range }: Finding): string {
  return `${id} ${range[0]}`;
}

/** A fix that moves lines doesn't fit a block that has other fixes. */
function inOriginal(finding: Finding, source: Edited): Finding {
  const { code, range } = finding;
  if (!RULES_BY_CODE[code].movesLines) return placedBefore(finding, source);
  const start = Math.max(0, source.text.lastIndexOf('\n---', range[0]));
  const end = source.text.indexOf('\n---', range[1]);
  const isEdited = source.isTouched([start, end === -1 ? source.text.length : end]);
  return placedBefore(isEdited ? { ...finding, fix: undefined } : finding, source);
}
