import { readExpected } from './expected';
import type { Range } from './problem';
import { wordsOf, type Block, type Value, type Word } from './tree';
import { isReply, type Operator } from './words/properties';

/** A parsed test script. Parts that couldn't be parsed are missing, and reported as problems. */
export interface Script {
  text: string;
  /** The settings of the file's `configuration` block. */
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

/** A line below an input, or the text after it on the same line. */
export type Expression = Check | Assignment | Exit;

/** An expectation of the reply or, in a unit test, a value sent with the request. */
export interface Check {
  kind: 'check';
  property: string;
  /** The position of the property, or of the value in the short form. */
  place: Range;
  operator: Operator;
  /** Any one may match. Empty if there is none. */
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

/** The checks of a step. */
export function checksOf({ expressions }: Step): Check[] {
  return expressions.filter((expression) => expression.kind === 'check');
}

/** The assignment of a key in a step; the last one, if there are several. */
export function assignedIn({ expressions }: Step, name: string): Assignment | undefined {
  return expressions.filter((expression) => expression.kind === 'set').findLast(({ key }) => key.text === name);
}

/** The seconds a step sets. `undefined` if it doesn't, or sets no number. */
export function secondsOf(step: Step, name: string): number | undefined {
  const value = assignedIn(step, name)?.value;
  const seconds = value?.kind === 'word' && value.text.trim() !== '' ? Number(value.text) : NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The phrases a step sets. `undefined` if there are none. */
export function phrasesOf(step: Step, name: string): string[] | undefined {
  const set = assignedIn(step, name);
  const phrases = set && wordsOf(set.value).flatMap(({ text }) => text || []);
  return phrases && phrases.length > 0 ? phrases : undefined;
}

/** The expected texts whose end is listened for if a step sets no finish phrase. */
export function impliedPhrases(checks: readonly Check[]): string[] {
  return checks
    .filter(({ property, operator }) => isReply(property) && operator === ':')
    .flatMap(({ expected }) => expected)
    .filter((word) => readExpected(word).kind === 'text')
    .map(({ text }) => text);
}
