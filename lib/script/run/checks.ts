import { readExpected } from '../expected';
import { compare, type Comparing } from '../match/compare';
import { withHomophones } from '../match/normal';
import type { Platform } from '../words/platforms';
import { isReply, propertyOf, type Operator } from '../words/properties';
import type { Range } from '../problem';
import { checksOf, type Check, type Step } from '../script';
import type { AssumptionCode } from './assumptions';
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

/** What the checks of a step are held against. */
export interface Reply {
  platform: Platform;
  /** What properties hold, those that are not set as `undefined`. What is missing here is not simulated. */
  properties: Readonly<Record<string, string | undefined>>;
  comparing: Comparing;
  assume: (code: AssumptionCode) => void;
}

/** Holds every expectation of a step against a reply. */
export function checkStep(step: Step, reply: Reply): CheckResult[] {
  if (step.expressions.some(({ kind }) => kind === 'exit')) reply.assume('exit');
  return checksOf(step).map((check) => checkOne(check, reply));
}

function checkOne(check: Check, { platform, properties, comparing, assume }: Reply): CheckResult {
  const { property, operator, range } = check;
  const expected = check.expected.map(({ text }) => text);
  const name = isReply(property) ? 'prompt' : property;
  const result = { range, property, operator, expected };
  if (!Object.hasOwn(properties, name)) {
    if (propertyOf(name)?.platforms?.includes(platform) ?? true) assume('not-simulated');
    return { ...result, outcome: 'skipped' };
  }
  const raw = properties[name];
  const { passes, by, open } = compare(name, raw, operator, check.expected, comparing);
  // No script can hold a list behind an operator.
  if (open && open !== 'list') assume(open);
  if (name === 'prompt' && comparing.lenient) assume('lenient');
  const actual = raw === undefined ? undefined : withHomophones(raw, comparing.homophones ?? {});
  return {
    ...result,
    outcome: passes ? 'passed' : 'failed',
    ...(actual !== undefined && { actual, marks: marksOf(check, actual, by) }),
    by,
  };
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
