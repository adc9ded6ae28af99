import { plainTexts } from '../expected';
import { compare, type Comparing } from '../match/compare';
import { withHomophones } from '../match/normal';
import { isNumeric } from '../grammar';
import { textsOf, type ResolvedSettings } from '../settings/resolve';
import { isReply } from '../words/words';
import { checksOf, type Check, type Step } from '../model';
import { markNearest, type Marks } from './marks';

/** An expectation and its result. */
export interface CheckResult extends Check {
  /** The property's value with homophones replaced. Absent if it isn't set. */
  actual?: string;
  /** The result. An expectation is `skipped` if it is for a different platform, or isn't simulated. */
  outcome: 'passed' | 'failed' | 'skipped';
  by?: string;
  /** Where the reply and the most similar value match or differ. Absent for patterns, and if nothing was said. */
  marks?: Marks;
}

/** The values of the simulated properties. A property that isn't set is `undefined`. */
export type Properties = Readonly<Record<string, string | undefined>>;

/** How a run's settings compare replies. */
export function comparingOf({ record, isOn }: ResolvedSettings) {
  const homophones = record('homophones').map(({ key, value }) => [key.text, textsOf(value) ?? []] as const);
  return { lenient: isOn('lenientMode'), homophones: Object.fromEntries(homophones) } satisfies Comparing;
}

/** Checks a reply against every expectation of a step. */
export function checkStep(step: Step, properties: Properties, comparing: Comparing): CheckResult[] {
  return checksOf(step).map((check) => {
    const name = isReply(check.property) ? 'prompt' : check.property;
    if (!Object.hasOwn(properties, name)) return { ...check, outcome: 'skipped' };
    const raw = properties[name];
    const { passes, by } = compare(name, raw, check.operator, check.expected, comparing);
    const actual = raw === undefined ? undefined : withHomophones(raw, comparing.homophones ?? {});
    return {
      ...check,
      outcome: passes ? 'passed' : 'failed',
      ...(actual !== undefined && { actual, marks: marksOf(check, actual, by) }),
      by,
    };
  });
}

function marksOf({ expected, operator }: Check, actual: string, by: string | undefined): Marks | undefined {
  const words = by === undefined ? expected : expected.filter(({ text }) => text === by);
  return isNumeric(operator) ? undefined : markNearest(plainTexts(words), actual);
}
