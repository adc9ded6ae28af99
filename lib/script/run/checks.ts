import { readExpected } from '../expected';
import { compare, type Comparing } from '../match/compare';
import { withHomophones } from '../match/normal';
import { isReply, type Operator } from '../words/properties';
import type { Range } from '../problem';
import { checksOf, type Check, type Step } from '../script';
import { markWords, type Marks } from './marks';

/** An expectation, and what became of it. */
export interface CheckResult {
  /** Where it is written. */
  range: Range;
  property: string;
  operator: Operator;
  /** Any one of them is enough. */
  expected: readonly string[];
  /** What the property holds, homophones replaced; absent where it is not set. */
  actual?: string;
  /** `skipped`: of another platform, or not simulated. */
  outcome: 'passed' | 'failed' | 'skipped';
  /** The value that decided. */
  by?: string;
  /** Where the nearest value and the reply differ, or meet. Absent for patterns, and where nothing was said. */
  marks?: Marks;
}

/** What properties hold, those that are not set as `undefined`. What is missing here is not simulated. */
export type Properties = Readonly<Record<string, string | undefined>>;

/** Holds every expectation of a step against a reply. */
export function checkStep(step: Step, properties: Properties, comparing: Comparing): CheckResult[] {
  return checksOf(step).map((check) => {
    const { property, operator, range } = check;
    const result = { range, property, operator, expected: check.expected.map(({ text }) => text) };
    const name = isReply(property) ? 'prompt' : property;
    if (!Object.hasOwn(properties, name)) return { ...result, outcome: 'skipped' };
    const raw = properties[name];
    const { passes, by } = compare(name, raw, operator, check.expected, comparing);
    const actual = raw === undefined ? undefined : withHomophones(raw, comparing.homophones ?? {});
    return {
      ...result,
      outcome: passes ? 'passed' : 'failed',
      ...(actual !== undefined && { actual, marks: marksOf(check, actual, by) }),
      by,
    };
  });
}

function marksOf({ expected, operator }: Check, actual: string, by: string | undefined): Marks | undefined {
  const words = by === undefined ? expected : expected.filter(({ text }) => text === by);
  const texts = words.filter((word) => ['text', 'parts'].includes(readExpected(word).kind));
  if (/^[<>]/.test(operator)) return undefined;
  const missing = ({ words: marked }: Marks) => marked.filter(({ isMet }) => !isMet).length;
  return texts
    .map(({ text }) => markWords(text.replace(/^\[MENU\]/, ''), actual))
    .toSorted((one, other) => missing(one) - missing(other))[0];
}
