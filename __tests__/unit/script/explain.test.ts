import { readFileSync } from 'node:fs';
import { toString } from 'hast-util-to-string';
import { readTestingJson } from '../../../lib/script/check/testing-json';
import { explainScript } from '../../../lib/script/explain/conversation';
import { parseScript } from '../../../lib/script/parse/parse';

/** The tests of a script, with each turn as a reader sees it. */
const explain = (text: string, settings?: object) =>
  explainScript(parseScript(text).script, {
    settings: settings && readTestingJson(JSON.stringify(settings)).value,
  }).map(({ turns, ...test }) => ({
    ...test,
    turns: turns.map(({ shown: { by, does, after = '' }, words }) =>
      [`${by} ${does}`, toString({ type: 'root', children: [...words] }), after].filter(Boolean).join(' | '),
    ),
  }));

test('a call is told with its events', () => {
  const [refill, silent] = explain(readFileSync('__tests__/fixtures/scripts/right/phone.yml', 'utf8'));
  expect(refill).toMatchObject({ title: 'Refill by keypad: phone call', platform: 'phone', form: 'timeline' });
  expect(refill?.turns).toEqual([
    'caller dials the number',
    'system reply contains | corner street pharmacy | Listens until “press one for refills” is heard.',
    'caller presses | 1',
    'system may answer anything | Listens until 3 seconds of silence.',
    'caller presses | 4419',
    'system reply contains | your refill is readyconnection.endedBy contains callee | Listens until the end of the expected text is heard.',
  ]);
  expect(silent?.turns.filter((turn) => turn.startsWith('caller'))).toEqual([
    'caller dials the number',
    'caller keeps silent',
    'caller says | Dana Lee, then #',
    'caller says | yes',
    'caller plays | https://audio.example/renew.wav',
  ]);
});

test('a chat types and runs code in its page; without a platform nothing is claimed', () => {
  const [chat] = explain(`- hello: hi\n- $('button').click(): which day\n`);
  expect(chat).toMatchObject({ title: 'Webchat', form: 'chat', platform: 'webchat' });
  expect(chat?.turns).toEqual([
    'caller types | hello',
    'system reply contains | hi',
    "caller runs in the page | $('button').click()",
    'system reply contains | which day',
  ]);
  expect(explain('- hello: hi\n')[0]?.turns[0]).toBe('caller sends | hello');
  expect(explain('- hello: hi\n', { type: 'e2e', platform: 'alexa' })[0]?.turns[0]).toBe('caller says | hello');
});

test('marks and names of tests are told', () => {
  const tests = explain('- test.skip: Later\n- tags: smoke, order\n- hi\n---\n- hi\n');
  expect(tests.map(({ title }) => title)).toEqual(['Later: conversation, skipped', 'Conversation']);
});

test('a finish phrase that is not written yet ends nothing', () => {
  expect(explain('- $DIAL:\n    - set finishOnPhrase:\n')[0]?.turns[1]).toBe('system may answer anything');
});
