import { readExpected, type Expected } from '../expected';
import type { Word } from '../tree';
import { isReply, type Operator } from '../words/properties';
import { passesInTool } from './cli';
import { similarity } from './fuzzy';
import { heardText, isOrdered, normalize, type Counting } from './normal';

/** The rules to apply: the service's, or those measured on the last public version of the command-line tool. */
export type Profile = 'service' | 'cli';

/** How replies are compared, as set in `testing.json` or the dashboard. */
export interface Comparing {
  /** The service by default. */
  profile?: Profile;
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
  /**
   * How much of the expected text the most similar passage contains, from 0 to 1. Absent if the match is exact, or if
   * similarity didn't decide.
   */
  likeness?: number;
}

/** The default of {@link Comparing.threshold}. */
export const THRESHOLD = 0.8;

type ExpectedWord = Pick<Word, 'text' | 'plain'>;

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
  expected: readonly ExpectedWord[],
  how: Comparing = {},
): Outcome {
  if (how.profile === 'cli') return passesInTool(property, answer, operator, expected, how);
  if (expected.length === 0) return { passes: true };
  const one = (word: ExpectedWord): Outcome => {
    if (/^[<>]/.test(operator))
      return { passes: isOrdered(numberOf(answer), operator, Number(word.text)), by: word.text };
    return operator === '=='
      ? { passes: textOf(answer, how) === normalize(word.text, countingOf(how)), by: word.text }
      : compareOne(property, answer, word, how);
  };
  const outcomes = expected.map(one);
  if (operator === '!=') {
    const met = outcomes.find(({ passes }) => passes);
    return { passes: !met, by: met?.by, ...likenessOf(met ?? outcomes[0]) };
  }
  // Prefer an exact match to a similar one.
  const met = outcomes.find(({ passes, likeness }) => passes && likeness === undefined);
  const [nearest] = outcomes.toSorted((one, other) => (other.likeness ?? 0) - (one.likeness ?? 0));
  return met ?? outcomes.find(({ passes }) => passes) ?? { passes: false, ...likenessOf(nearest) };
}

function likenessOf({ likeness }: Partial<Outcome> = {}): Pick<Outcome, 'likeness'> {
  return likeness === undefined ? {} : { likeness };
}

/** Objects and lists aren't numbers, even if JavaScript can convert them. */
const numberOf = (answer: unknown) => (typeof answer === 'object' ? NaN : Number(answer));

const countingOf = ({ lenient }: Comparing): Counting => ({ signs: lenient ? 'lenient' : 'all', capitals: true });

function textOf(answer: unknown, how: Comparing): string {
  return normalize(heardText(answer, how.homophones), countingOf(how));
}

function compareOne(property: string, answer: unknown, word: ExpectedWord, how: Comparing): Outcome {
  const expected = readExpected(word);
  const by = word.text;
  if (expected.kind === 'unset') return { passes: answer === undefined || answer === null, by };
  if (expected.kind === 'anything') return { passes: true, by };
  if (answer === undefined || answer === null) return { passes: false };
  if (expected.kind === 'pattern') return { passes: expected.pattern?.test(textOf(answer, how)) ?? false, by };
  return { by, ...compareText(expected, heardText(answer, how.homophones), isReply(property), how) };
}

/** Partial match: the reply contains the expected text. */
function compareText(
  expected: Extract<Expected, { text: string; kind: 'text' | 'parts' }>,
  heard: string,
  isOfReply: boolean,
  how: Comparing,
): Outcome {
  const { threshold = THRESHOLD } = how;
  const counting: Counting = { signs: isOfReply ? 'none' : countingOf(how).signs, capitals: false };
  const said = normalize(heard, counting);
  const wanted = expected.kind === 'parts' ? expected.parts : [expected.menu ?? expected.text];
  const parts = wanted.map((part) => normalize(part, counting));
  if (isInOrder(parts, said)) return { passes: true };
  if (!isOfReply || expected.kind === 'parts') return { passes: false };
  const likeness = similarity(parts[0] ?? '', said);
  return { passes: threshold < 1 && likeness >= threshold, likeness };
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
  const counting: Counting = { signs: 'none', capitals: false };
  return similarity(normalize(phrase, counting), normalize(heard, counting));
}
