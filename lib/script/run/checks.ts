import { readExpected } from '../expected';
import { compare, type Comparing } from '../match/compare';
import { withHomophones } from '../match/normal';
import { isReply, type Operator } from '../words/properties';
import type { Range } from '../problem';
import { checksOf, type Check, type Step } from '../script';
import { markNearest, type Marks } from './marks';

/** An expectation and its result. */
export interface CheckResult {
  /** Where the expectation is in the script. */
  range: Range;
  property: string;
  operator: Operator;
  /** The expected values, of which the reply needs to match only one. */
  expected: readonly string[];
  /** The property's value with homophones replaced. Absent if it isn't set. */
  actual?: string;
  /** The result. An expectation is `skipped` if it is for a different platform, or isn't simulated. */
  outcome: 'passed' | 'failed' | 'skipped';
  /** The value that decided. */
  by?: string;
  /** Where the reply and the most similar value match or differ. Absent for patterns, and if nothing was said. */
  marks?: Marks;
}

/** The values of the simulated properties. A property that isn't set is `undefined`. */
export type Properties = Readonly<Record<string, string | undefined>>;

/** Checks a reply against every expectation of a step. */
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
  const plain = words.filter((word) => ['text', 'parts'].includes(readExpected(word).kind));
  const texts = plain.map(({ text }) => text.replace(/^\[MENU\]/, ''));
  return /^[<>]/.test(operator) ? undefined : markNearest(texts, actual);
}
