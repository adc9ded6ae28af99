import { readExpected } from './expected';
import type { Range } from './rules/report';
import type { Mapping, Value, Scalar } from './tree';
import type { Operator } from './grammar';
import { isReply } from './words/words';

/** A parsed test script. Unreadable parts are missing, and reported as problems. */
export interface Script {
  configuration?: Mapping;
  tests: readonly Test[];
}

/** One test: a conversation. */
export interface Test {
  name?: Scalar;
  mark?: 'only' | 'skip';
  tags: string[];
  settings?: Mapping;
  steps: Step[];
  range: Range;
}

/** One step: an input and its expectations. */
export interface Step {
  input: Scalar;
  expressions: Expression[];
  /** Set if nothing follows the input's colon, so lines that belong under it may have lost their indentation. */
  isOpen?: boolean;
  range: Range;
}

/** A line under an input, or the text that follows an input on its own line. */
export type Expression = Check | Assignment;

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
  expected: readonly Scalar[];
  range: Range;
}

/** `set <key>: <value>` */
export interface Assignment {
  kind: 'set';
  key: Scalar;
  value: Value;
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

/** The expected texts whose last words end a step without a finish phrase. */
export function impliedPhrases(checks: readonly Check[]): string[] {
  return checks
    .filter(({ property, operator }) => isReply(property) && operator === ':')
    .flatMap(({ expected }) => expected.flatMap((word) => (readExpected(word).kind === 'text' ? word.text : [])));
}

/** Splits comma-separated tags. */
export function tagsOf(text?: string): string[] {
  return text?.split(',').map((tag) => tag.trim()) ?? [];
}
