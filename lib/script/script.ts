import { readExpected } from './expected';
import type { Range } from './problem';
import { wordsOf, type Block, type Value, type Word } from './tree';
import { isReply, type Operator } from './words/properties';

/** A test script as it was understood. What could not be understood is missing here, and told as a problem. */
export interface Script {
  text: string;
  /** The settings of the `configuration` block of the file. */
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

/** One interaction: an input, and what is expected of the answer. */
export interface Step {
  input: Word;
  expressions: readonly Expression[];
  range: Range;
}

/** A line below an input, or what follows it on its own line. */
export type Expression = Check | Assignment | Exit;

/** An expectation of the answer, or in a unit test a value that is sent with the request. */
export interface Check {
  kind: 'check';
  property: string;
  /** Where the property is written; where the short form leaves it out, the place of the value. */
  place: Range;
  operator: Operator;
  /** Any one of them may be met. Empty where none is written. */
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

/** `exit`, which ends a test of older scripts. */
export interface Exit {
  kind: 'exit';
  range: Range;
}

/** The checks of a step. */
export function checksOf({ expressions }: Step): Check[] {
  return expressions.filter((expression) => expression.kind === 'check');
}

/** The assignment of a key in a step; the last one, where there are several. */
export function assignedIn({ expressions }: Step, name: string): Assignment | undefined {
  return expressions.filter((expression) => expression.kind === 'set').findLast(({ key }) => key.text === name);
}

/** The seconds that a step sets; `undefined` where it does not, or not as a number. */
export function secondsOf(step: Step, name: string): number | undefined {
  const value = assignedIn(step, name)?.value;
  const seconds = value?.kind === 'word' && value.text.trim() !== '' ? Number(value.text) : NaN;
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The phrases that a step sets; `undefined` where there are none. */
export function phrasesOf(step: Step, name: string): string[] | undefined {
  const set = assignedIn(step, name);
  const phrases = set && wordsOf(set.value).flatMap(({ text }) => text || []);
  return phrases && phrases.length > 0 ? phrases : undefined;
}

/** The expected texts whose end is listened for where a step sets no finish phrase. */
export function impliedPhrases(checks: readonly Check[]): string[] {
  return checks
    .filter(({ property, operator }) => isReply(property) && operator === ':')
    .flatMap(({ expected }) => expected)
    .filter((word) => readExpected(word).kind === 'text')
    .map(({ text }) => text);
}
