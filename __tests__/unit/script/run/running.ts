import { parseDialogue, readDialogues } from '../../../../lib/content/dialogues';
import type { ChatDialogue, Dialogue, PhoneDialogue } from '../../../../lib/script/dialogue/schema';
import type { InteractionReport } from '../../../../lib/script/run/report';
import { runScript, type RunOptions } from '../../../../lib/script/run/run';
import { readTestingJson } from '../../../../lib/script/check/testing-json';

const dialogues = readDialogues('content', '.');

/** The airline's phone line. */
export const line = dialogues.get('sample-line') as PhoneDialogue;

/** The chatbot of the pizza shop. */
export const bot = dialogues.get('sample-bot') as ChatDialogue;

/** A line of one state after another, one word a second: what it says, by state; silence and inputs lead to the next state. */
export function plainLine(
  states: Record<string, (string | number)[]>,
  more: Partial<PhoneDialogue> = {},
): PhoneDialogue {
  const names = Object.keys(states);
  const source = {
    kind: 'phone',
    name: 'Test line',
    number: '+12025550100',
    rings: 0,
    wordsPerSecond: 1,
    start: names[0],
    states: Object.fromEntries(
      names.map((name, index) => {
        const says = states[name]?.map((part) => (typeof part === 'number' ? { pause: part } : part));
        const next = names[index + 1];
        return [name, next ? { says, silence: { after: 10, to: next } } : { says, hangsUp: true }];
      }),
    ),
    ...more,
  };
  return parseDialogue(JSON.stringify(source), 'line.yml') as PhoneDialogue;
}

/** How a test runs a script; `json` is the text of a `testing.json`. */
export interface How extends Omit<RunOptions, 'settings'> {
  json?: object;
  dialogue?: Dialogue;
}

/** Runs a script to its end. */
export function run(script: string, { json, dialogue = line, ...options }: How = {}) {
  const settings = json && readTestingJson(JSON.stringify(json)).value;
  return runScript(script, dialogue, { ...options, settings });
}

/** Each interaction of all tests on a line: outcome, what was heard, why listening ended or what went wrong. */
export function told(script: string, how?: How): string[] {
  return run(script, how).report.tests.flatMap(({ interactions }) => interactions.map(tell));
}

function tell({ outcome, actual, ended, message }: InteractionReport): string {
  return [outcome, actual, message ?? ended].filter((part) => part !== undefined).join(' | ');
}

/** A case: its rule, with the part of the facts it is taken from (a number: of `test-syntax`), and what is told. */
type Case = readonly [rule: string, script: string, expected: readonly string[], how?: How];

/** Runs a table of cases. What they have in common comes first. */
export function testCases(common: How, cases: readonly Case[]): void {
  test.each(cases.map(([rule, script, expected, how]) => [rule, script, expected, { ...common, ...how }] as const))(
    '%s',
    (_rule, script, expected, how) => expect(told(script, how)).toEqual(expected),
  );
}

/** The greeting of the airline, as it is heard. */
export const GREETING = 'welcome to turn air for Spanish press 1 or say espanol';
/** Its question about the purpose of the call. */
export const PURPOSE = 'in a few words tell me what your call is about';
/** A script that comes to that question. */
export const TO_PURPOSE = `- $DIAL:
    - set finishOnPhrase: or say espanol
- $2:
    - set finishOnPhrase: call is about
`;
/** What is told of it. */
export const AT_PURPOSE = [`passed | ${GREETING} | phrase`, `passed | ${PURPOSE} | phrase`];
