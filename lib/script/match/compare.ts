import { readExpected, type Expected } from '../expected';
import type { Word } from '../tree';
import type { Operator } from '../words/properties';
import { similarity } from './fuzzy';
import { lenient, withHomophones, withoutPunctuation } from './normal';

/** How answers are compared, as `testing.json` and the dashboard set it. */
export interface Comparing {
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
  /**
   * Present where the documentation leaves open what the service does here: whether capitals matter, how fuzziness is computed,
   * or how a list is compared that must not be met.
   */
  open?: 'capitals' | 'fuzziness' | 'list';
}

/** The default of {@link Comparing.threshold}. */
export const THRESHOLD = 0.8;

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
  expected: readonly Pick<Word, 'text' | 'plain'>[],
  how: Comparing = {},
): Outcome {
  if (expected.length === 0) return { passes: true };
  if (operator === '!=') {
    const outcomes = expected.map((word) => compareOne(property, answer, word, how));
    const met = outcomes.find(({ passes }) => passes);
    const isOpen = met && outcomes.some(({ passes }) => !passes);
    return { passes: !met, by: met?.by, open: isOpen ? 'list' : (met ?? outcomes[0])?.open };
  }
  let last: Outcome = { passes: false };
  for (const word of expected) {
    const outcome = /^[<>]/.test(operator)
      ? { passes: isOrdered(numberOf(answer), operator, Number(word.text)), by: word.text }
      : operator === '=='
        ? { passes: textOf(answer, how) === word.text, by: word.text }
        : compareOne(property, answer, word, how);
    if (outcome.passes) return outcome;
    last = outcome;
  }
  return { passes: false, open: last.open };
}

/** Objects and lists are no numbers, whatever JavaScript makes of them. */
const numberOf = (answer: unknown) => (typeof answer === 'object' ? NaN : Number(answer));

function isOrdered(answer: number, operator: Operator, bound: number): boolean {
  if (operator === '<') return answer < bound;
  if (operator === '>') return answer > bound;
  return operator === '<=' ? answer <= bound : answer >= bound;
}

function textOf(answer: unknown, { homophones = {}, lenient: isLenient }: Comparing): string {
  const text = typeof answer === 'object' ? JSON.stringify(answer) : String(answer);
  const heard = withHomophones(text, homophones);
  return isLenient ? lenient(heard) : heard;
}

function compareOne(property: string, answer: unknown, word: Pick<Word, 'text' | 'plain'>, how: Comparing): Outcome {
  const expected = readExpected(word);
  const by = word.text;
  if (expected.kind === 'unset') return { passes: answer === undefined || answer === null, by };
  if (expected.kind === 'anything') return { passes: true, by };
  if (answer === undefined || answer === null) return { passes: false };
  const heard = textOf(answer, how);
  if (expected.kind === 'pattern') return { passes: expected.pattern?.test(heard) ?? false, by };
  const isPrompt = property === 'prompt' || property === 'transcript';
  return { by, ...compareText(expected, heard, isPrompt, how) };
}

/** Partial match: the expected text is somewhere in the answer. */
function compareText(
  expected: Extract<Expected, { text: string; kind: 'text' | 'parts' }>,
  heard: string,
  isPrompt: boolean,
  { lenient: isLenient, threshold = THRESHOLD }: Comparing,
): Outcome {
  const clean = (text: string) => (isPrompt ? withoutPunctuation(text) : isLenient ? lenient(text) : text);
  const wanted =
    expected.kind === 'parts'
      ? expected.parts
      : [expected.kind === 'text' && expected.menu !== undefined ? expected.menu : expected.text];
  const parts = wanted.map(clean);
  if (isInOrder(parts, clean(heard))) return { passes: true };
  const lower = parts.map((part) => part.toLowerCase());
  if (isInOrder(lower, clean(heard).toLowerCase())) return { passes: true, open: 'capitals' };
  if (!isPrompt || expected.kind === 'parts' || threshold >= 1) return { passes: false };
  const passes = similarity(lower[0] ?? '', clean(heard).toLowerCase()) >= threshold;
  return { passes, open: 'fuzziness' };
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
  return similarity(withoutPunctuation(phrase).toLowerCase(), withoutPunctuation(heard).toLowerCase());
}
