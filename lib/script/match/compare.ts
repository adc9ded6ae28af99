import { readExpected } from '../expected';
import type { Scalar } from '../tree';
import { operatorOf, readNumber, type Operator } from '../grammar';
import { isReply } from '../words/words';
import { normalize, withHomophones, type Counting } from './normal';

/** How replies are compared, as set in `testing.json` or the dashboard. */
export interface Comparing {
  /** `lenientMode`, off by default. */
  lenient?: boolean;
  homophones?: Readonly<Record<string, readonly string[]>>;
  /** The assertion fuzzy threshold for `prompt`, from 0 to 1 (exact). The default is 0.8. */
  threshold?: number;
}

/** The result of a comparison. */
export interface Outcome {
  passes: boolean;
  /** The expected value that determined the result. Absent if none matched. */
  by?: string;
  /** How much of the expected text a passage contains, from 0 to 1. Absent if similarity didn't decide. */
  likeness?: number;
}

/** The default of {@link Comparing.threshold}. */
export const THRESHOLD = 0.8;

type Word = Pick<Scalar, 'text' | 'plain'>;

/**
 * Compares a property with its expected values: /script-reference/expectations/. The script's regular expressions run
 * here. A badly written one can take a long time, so run this where it can be stopped.
 * @param property punctuation in `prompt` is ignored, and small differences are accepted
 * @param answer the property's value; `undefined` if it isn't set
 * @param expected the values, of which only one needs to match; an empty list accepts everything
 */
export function compare(
  property: string,
  answer: unknown,
  operator: Operator,
  expected: readonly Word[],
  how: Comparing = {},
): Outcome {
  if (expected.length === 0) return { passes: true };
  const outcomes = expected.map((word) => compareOne(property, answer, operator, word, how));
  if (operator === '!=') {
    const met = outcomes.find(({ passes }) => passes);
    return { passes: !met, by: met?.by, likeness: (met ?? outcomes[0])?.likeness };
  }
  // Prefer an exact match to a similar one.
  const met = outcomes.find(({ passes, likeness }) => passes && likeness === undefined);
  const [nearest] = [...outcomes].sort((one, other) => (other.likeness ?? 0) - (one.likeness ?? 0));
  return met ?? outcomes.find(({ passes }) => passes) ?? { passes: false, likeness: nearest?.likeness };
}

/** Objects and lists aren't numbers, even if JavaScript can convert them. */
const numberOf = (answer: unknown) => (typeof answer === 'object' ? NaN : (readNumber(String(answer).trim()) ?? NaN));

/** Converts a reply to the text that counts, with misheard words corrected. */
function heardText(answer: unknown, { homophones = {} }: Comparing, counting: Counting): string {
  const text = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
  return normalize(withHomophones(text, homophones), counting);
}

function compareOne(property: string, answer: unknown, operator: Operator, word: Word, how: Comparing): Outcome {
  const by = word.text;
  const order = operatorOf(operator)?.order;
  if (order) return { passes: order(numberOf(answer), numberOf(by)), by };
  const usual: Counting = { signs: how.lenient ? 'lenient' : 'all', capitals: true };
  if (operator === '==') return { passes: heardText(answer, how, usual) === normalize(by, usual), by };
  const expected = readExpected(word);
  if (expected.kind === 'unset') return { passes: answer === undefined || answer === null, by };
  // The text of a menu, which a test can't receive, is added to the reply.
  if (expected.kind === 'anything' || expected.kind === 'menu') return { passes: true, by };
  if (answer === undefined || answer === null) return { passes: false };
  if (expected.kind === 'pattern')
    return { passes: expected.pattern?.test(heardText(answer, how, usual)) ?? false, by };
  // Partial match: the reply contains the expected text.
  const isOfReply = isReply(property);
  const counting = countingFor(expected.parts, isOfReply ? 'none' : usual.signs);
  const said = heardText(answer, how, counting);
  const parts = expected.parts.map((part) => normalize(part, counting));
  if (isInOrder(parts, said)) return { passes: true, by };
  if (!isOfReply || expected.kind === 'parts') return { passes: false, by };
  const { threshold = THRESHOLD } = how;
  const likeness = similarity(parts[0] ?? '', said);
  return { passes: threshold < 1 && likeness >= threshold, likeness, by };
}

/** What counts, without capitals. In text of signs only, such as "?", all of them count. */
function countingFor(wanted: readonly string[], signs: Counting['signs']): Counting {
  const counting: Counting = { signs, capitals: false };
  const hasOnlySigns = wanted.some((text) => text.trim() !== '' && normalize(text, counting) === '');
  return hasOnlySigns ? { ...counting, signs: 'all' } : counting;
}

function isInOrder(parts: readonly string[], text: string): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = text.indexOf(part, from);
    from = at + part.length;
    return at !== -1;
  });
}

/** How much of a phrase, such as a finish phrase, was heard, from 0 to 1: /script-reference/set/. */
export function closeness(phrase: string, heard: string): number {
  const counting = countingFor([phrase], 'none');
  if (counting.signs === 'all') return heard.includes(phrase.trim()) ? 1 : 0;
  return similarity(normalize(phrase, counting), normalize(heard, counting));
}

/** The maximum number of steps in a comparison. If more are needed, the texts count as different. */
const MOST_STEPS = 20_000_000;

/** The share of a text's letters in the most similar passage of another. The service doesn't publish its formula. */
function similarity(wanted: string, heard: string): number {
  if (wanted === '') return 1;
  if (wanted.length * heard.length > MOST_STEPS) return heard.includes(wanted) ? 1 : 0;
  // The smallest number of edits that turn `wanted` into a passage, which may start and end anywhere.
  let above = new Uint32Array(heard.length + 1);
  for (let row = 1; row <= wanted.length; row++) {
    const current = new Uint32Array(heard.length + 1);
    current[0] = row;
    for (let column = 1; column <= heard.length; column++) {
      const same = wanted.charCodeAt(row - 1) === heard.charCodeAt(column - 1) ? 0 : 1;
      const replaced = (above[column - 1] ?? 0) + same;
      current[column] = Math.min(replaced, (above[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1);
    }
    above = current;
  }
  return 1 - above.reduce((least, edits) => Math.min(least, edits), wanted.length) / wanted.length;
}
