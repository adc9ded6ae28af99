import { platformOf, surroundingsOf, type ScriptContext } from './context';
import { readExpected } from './expected';
import {
  checksOf,
  impliedPhrases,
  phrasesOf,
  secondsOf,
  type Check,
  type Script,
  type Step,
  type Test,
} from './script';
import { readInput } from './words/inputs';
import { VOICE, type Platform } from './words/platforms';
import type { Operator } from './words/properties';

/** A test as a conversation to show on a page. */
export interface Conversation {
  name?: string;
  mark?: Test['mark'];
  /** The platform. Absent if the files don't name it. */
  platform?: Platform;
  turns: readonly Turn[];
}

/** One side's turn: the tester acts, or the system replies. */
export type Turn = TesterTurn | SystemTurn;

export type TesterTurn = Action & {
  by: 'tester';
  /** Seconds of silence before it. */
  pauseBefore?: number;
  /** The input is repeated when one of these is heard. */
  repeatOn?: readonly string[];
};

/** The tester's action. `sends` if the platform doesn't show whether the input is spoken or typed. */
export type Action =
  | { action: 'dials' | 'keeps silent' }
  | { action: 'waits'; seconds: number }
  | { action: 'presses'; keys: string }
  | { action: 'runs in the page' | 'plays'; text: string }
  | { action: 'says' | 'types' | 'sends'; text: string; then?: '*' | '#' };

/** The system's reply to an input: its expectations, and how long the test listens. */
export interface SystemTurn {
  by: 'system';
  expectations: readonly Expectation[];
  /** In calls, the events that end listening, whichever comes first. Empty if the suite's settings decide. */
  until: readonly Until[];
}

/** An expectation, and how it is compared. */
export interface Expectation {
  property: string;
  operator: Operator;
  /** The expected values, of which the reply needs to match only one. Empty if any reply passes. */
  values: readonly ExpectedValue[];
}

/** An expected value. `contains` is a partial match; `wildcards` matches several parts in order. */
export interface ExpectedValue {
  text: string;
  how: 'anything' | 'not set' | 'pattern' | 'wildcards' | 'contains' | 'menu' | 'number';
}

/** An event that ends listening in a call. */
export type Until =
  /** `isImplied`: the last part of the expected text, used if no finish phrase is set. */
  { event: 'phrase'; phrases: readonly string[]; isImplied: boolean } | { event: 'time' | 'silence'; seconds: number };

/** Turns a script's tests into conversations, in order. */
export function explainScript(script: Script, context: ScriptContext = {}): Conversation[] {
  const around = surroundingsOf(script, context);
  return script.tests.map((test) => {
    const platform = platformOf(test, around);
    const turns = test.steps.flatMap((step) => turnsOf(step, platform));
    return { name: test.name?.text, mark: test.mark, platform, turns };
  });
}

function turnsOf(step: Step, platform: Platform | undefined): Turn[] {
  const pauseBefore = secondsOf(step, 'pauseBeforeUtterance');
  const repeatOn = phrasesOf(step, 'repeatOnPhrase');
  const action = actionOf(step.input.text, platform);
  const tester: TesterTurn = {
    by: 'tester',
    ...action,
    ...(pauseBefore !== undefined && { pauseBefore }),
    ...(repeatOn && { repeatOn }),
  };
  if (action.action === 'waits') return [tester];
  const checks = checksOf(step);
  const until = platform === 'phone' ? untilOf(step, checks) : [];
  return [tester, { by: 'system', expectations: checks.map(expectationOf), until }];
}

function actionOf(input: string, platform: Platform | undefined): Action {
  const { verb, text, seconds = 0, then } = readInput(input);
  const isSpoken = platform && VOICE.includes(platform);
  if (verb === 'dials' || verb === 'keeps silent') return { action: verb };
  if (verb === 'waits') return { action: verb, seconds };
  if (verb === 'presses') return { action: verb, keys: text };
  if (verb === 'runs in the page' || (verb === 'plays' && isSpoken)) return { action: verb, text };
  const action = isSpoken ? 'says' : platform ? 'types' : 'sends';
  return then && platform === 'phone' ? { action, text, then } : { action, text: input };
}

function untilOf(step: Step, checks: readonly Check[]): Until[] {
  const until: Until[] = [];
  const phrases = phrasesOf(step, 'finishOnPhrase');
  const implied = impliedPhrases(checks);
  if (phrases) until.push({ event: 'phrase', phrases, isImplied: false });
  else if (implied.length > 0) until.push({ event: 'phrase', phrases: implied, isImplied: true });
  const listening = secondsOf(step, 'listeningTimeout');
  const silence = secondsOf(step, 'endSpeechTimeout');
  if (silence !== undefined) until.push({ event: 'silence', seconds: silence });
  if (listening !== undefined) until.push({ event: 'time', seconds: listening });
  return until;
}

function expectationOf({ property, operator, expected }: Check): Expectation {
  const isNumber = /^[<>]/.test(operator);
  const values = expected.map((word): ExpectedValue => ({ text: word.text, how: isNumber ? 'number' : howOf(word) }));
  return { property, operator, values };
}

function howOf(word: Check['expected'][number]): ExpectedValue['how'] {
  const expected = readExpected(word);
  if (expected.kind === 'text') return expected.menu === undefined ? 'contains' : 'menu';
  if (expected.kind === 'unset') return 'not set';
  return expected.kind === 'parts' ? 'wildcards' : expected.kind;
}
