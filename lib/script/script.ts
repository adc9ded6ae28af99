import { readExpected } from './expected';
import type { Range } from './problem';
import { wordsOf, type Block, type Value, type Word } from './tree';
import { isReply, type Operator } from './words/properties';

/** A parsed test script. Unreadable parts are missing, and reported as problems. */
export interface Script {
  text: string;
  /** The settings in the file's `configuration` block. */
  configuration?: Block;
  tests: readonly Test[];
}

/** One test: a conversation. */
export interface Test {
  name?: Word;
  mark?: 'only' | 'skip';
  tags: readonly string[];
  settings?: Block;
  steps: readonly Step[];
  range: Range;
}

/** One step: an input and its expectations. */
export interface Step {
  input: Word;
  expressions: readonly Expression[];
  range: Range;
}

/** A line under an input, or the text that follows an input on its own line. */
export type Expression = Check | Assignment | Exit;

/** An expectation for the reply or, in a unit test, a value to send with the request. */
export interface Check {
  kind: 'check';
  property: string;
  /** The position of the property, or of the value in the short form. */
  place: Range;
  operator: Operator;
  /** The operator, with the spaces around it, if it isn't a colon and can be edited. */
  sign?: Range;
  /** The expected values, of which the reply needs to match only one. Empty if there are none. */
  expected: readonly Word[];
  range: Range;
}

/** `set <key>: <value>` */
export interface Assignment {
  kind: 'set';
  key: Word;
  value: Value;
  range: Range;
}

/** `exit`, which ends a test in older scripts. */
export interface Exit {
  kind: 'exit';
  range: Range;
}

/** A step's checks. */
export function checksOf({ expressions }: Step): Check[] {
  return expressions.filter((expression) => expression.kind === 'check');
}

/** A key's assignment in a step; the last one, if there are several. */
export function assignedIn({ expressions }: Step, name: string): Assignment | undefined {
  return expressions.filter((expression) => expression.kind === 'set').findLast(({ key }) => key.text === name);
}

/** The number of seconds a step sets a key to. `undefined` if it doesn't, or if the value isn't a number. */
export function secondsOf(step: Step, name: string): number | undefined {
  const value = assignedIn(step, name)?.value;
  const seconds = value?.kind === 'word' && value.text.trim() !== '' ? Number(value.text) : NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The phrases a step sets a key to. `undefined` if there are none. */
export function phrasesOf(step: Step, name: string): string[] | undefined {
  const set = assignedIn(step, name);
  const phrases = set && wordsOf(set.value).flatMap(({ text }) => text || []);
  return phrases && phrases.length > 0 ? phrases : undefined;
}

/** The expected texts whose last words end a step without a finish phrase. */
export function impliedPhrases(checks: readonly Check[]): string[] {
  return checks
    .filter(({ property, operator }) => isReply(property) && operator === ':')
    .flatMap(({ expected }) => expected)
    .filter((word) => readExpected(word).kind === 'text')
    .map(({ text }) => text);
}

/** Splits comma-separated tags. */
export function tagsOf(text?: string): string[] {
  return text?.split(',').map((tag) => tag.trim()) ?? [];
}
