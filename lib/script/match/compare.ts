import { readExpected, type Expected } from '../expected';
import type { Word } from '../tree';
import { isReply, type Operator } from '../words/properties';
import { heardText, isOrdered } from './answer';
import { passesInTool } from './cli';
import { similarity } from './fuzzy';
import { normalize, type Counting } from './normal';

/** Who compares: the service, or the public command-line tool as it was measured on its last public version. */
export type Profile = 'service' | 'cli';

/** How answers are compared, as `testing.json` and the dashboard set it. */
export interface Comparing {
  /** The service, where it is absent. */
  profile?: Profile;
  /** `lenientMode`; off by default. */
  lenient?: boolean;
  homophones?: Readonly<Record<string, readonly string[]>>;
  /** The assertion fuzzy threshold of `prompt`, from 0 to 1, which is exact; 0.8 by default. */
  threshold?: number;
}

/** The result of a comparison. */
export interface Outcome {
  passes: boolean;
  /** The expected value that decided; absent where none was met. */
  by?: string;
  /** How much of the expected text the nearest passage has, from 0 to 1, where that decided and it is not all of it. */
  likeness?: number;
}

/** The default of {@link Comparing.threshold}. */
export const THRESHOLD = 0.8;

type ExpectedWord = Pick<Word, 'text' | 'plain'>;

/**
 * Compares what a property holds with what is expected of it: /script-reference/expectations/.
 * @param property `prompt` is compared without punctuation, and may differ a little
 * @param answer what it holds; `undefined` where it is not set
 * @param expected any one of them may be met; none at all accepts everything
 *
 * A regular expression of the script runs here: one that is badly written takes very long, so run it where it can be stopped.
 */
export function compare(
  property: string,
  answer: unknown,
  operator: Operator,
  expected: readonly ExpectedWord[],
  how: Comparing = {},
): Outcome {
  if (expected.length === 0) return { passes: true };
  const one = (word: ExpectedWord): Outcome => {
    if (how.profile === 'cli') return passesInTool(property, answer, operator, word, how);
    if (/^[<>]/.test(operator))
      return { passes: isOrdered(numberOf(answer), operator, Number(word.text)), by: word.text };
    return operator === '=='
      ? { passes: textOf(answer, how) === normalize(word.text, countingOf(how)), by: word.text }
      : compareOne(property, answer, word, how);
  };
  const outcomes = expected.map(one);
  if (operator === '!=') {
    if (how.profile === 'cli') return outcomes.find(({ passes }) => !passes) ?? { passes: true };
    const met = outcomes.find(({ passes }) => passes);
    return { passes: !met, by: met?.by, ...likenessOf(met ?? outcomes[0]) };
  }
  // A value that is met as it is written says more than one that is only nearly met.
  const met = outcomes.find(({ passes, likeness }) => passes && likeness === undefined);
  const [nearest] = outcomes.toSorted((one, other) => (other.likeness ?? 0) - (one.likeness ?? 0));
  return met ?? outcomes.find(({ passes }) => passes) ?? { passes: false, ...likenessOf(nearest) };
}

function likenessOf({ likeness }: Partial<Outcome> = {}): Pick<Outcome, 'likeness'> {
  return likeness === undefined ? {} : { likeness };
}

/** Objects and lists are no numbers, whatever JavaScript makes of them. */
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

/** Partial match: the expected text is somewhere in the answer. */
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

/** How much of a phrase was heard, such as of a finish phrase, from 0 to 1: /script-reference/set/. */
export function closeness(phrase: string, heard: string): number {
  const counting: Counting = { signs: 'none', capitals: false };
  return similarity(normalize(phrase, counting), normalize(heard, counting));
}
