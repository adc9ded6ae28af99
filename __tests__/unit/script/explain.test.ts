import { readFileSync } from 'node:fs';
import { explainScript, type Expectation, type Turn } from '../../../lib/script/explain';
import { parseScript } from '../../../lib/script/parse';
import { readTestingJson } from '../../../lib/script/testing-json';

const explain = (text: string, settings?: object) =>
  explainScript(parseScript(text).script, { settings: settings && readTestingJson(JSON.stringify(settings)).value });

/** Turns, each expectation as a list. */
function plain(turns: readonly Turn[] = []) {
  return turns.map((turn) => (turn.by === 'system' ? { ...turn, expectations: turn.expectations.map(listed) } : turn));
}

const listed = ({ property, operator, values }: Expectation) => [property, operator, values];

test('a call is told with its events', () => {
  const [refill, silent] = explain(readFileSync('__tests__/fixtures/scripts/right/phone.yml', 'utf8'));
  expect(refill).toMatchObject({ name: 'Refill by keypad', platform: 'phone' });
  expect(plain(refill?.turns)).toEqual([
    { by: 'tester', action: 'dials' },
    {
      by: 'system',
      expectations: [['prompt', ':', [{ text: 'corner street pharmacy', how: 'contains' }]]],
      until: [{ event: 'phrase', phrases: ['press one for refills'], isImplied: false }],
    },
    { by: 'tester', action: 'presses', keys: '1' },
    {
      by: 'system',
      expectations: [['prompt', ':', [{ text: '*', how: 'anything' }]]],
      until: [{ event: 'silence', seconds: 3 }],
    },
    { by: 'tester', action: 'presses', keys: '4419' },
    {
      by: 'system',
      expectations: [
        ['prompt', ':', [{ text: 'your refill is ready', how: 'contains' }]],
        ['connection.endedBy', ':', [{ text: 'callee', how: 'contains' }]],
      ],
      until: [{ event: 'phrase', phrases: ['your refill is ready'], isImplied: true }],
    },
  ]);
  const tester = silent?.turns.filter(({ by }) => by === 'tester');
  expect(plain(tester)).toEqual([
    { by: 'tester', action: 'dials' },
    { by: 'tester', action: 'keeps silent' },
    { by: 'tester', action: 'says', text: 'Dana Lee', then: '#' },
    { by: 'tester', action: 'says', text: 'yes' },
    { by: 'tester', action: 'plays', text: 'https://audio.example/renew.wav' },
  ]);
});

test('a chat types and runs code in its page; without a platform nothing is claimed', () => {
  const [chat] = explain(`- hello: hi\n- $('button').click(): which day\n`);
  expect(chat?.platform).toBe('webchat');
  expect(plain(chat?.turns).filter(({ by }) => by === 'tester')).toEqual([
    { by: 'tester', action: 'types', text: 'hello' },
    { by: 'tester', action: 'runs in the page', text: "$('button').click()" },
  ]);
  expect(plain(explain('- hello: hi\n')[0]?.turns)[0]).toEqual({ by: 'tester', action: 'sends', text: 'hello' });
  const spoken = explain('- hello: hi\n', { type: 'e2e', platform: 'alexa' });
  expect(plain(spoken[0]?.turns)[0]).toEqual({ by: 'tester', action: 'says', text: 'hello' });
});

test('marks and names of tests are told', () => {
  const tests = explain('- test.skip: Later\n- tags: smoke, order\n- hi\n---\n- hi\n');
  expect(tests.map(({ name, mark }) => ({ name, mark }))).toEqual([
    { name: 'Later', mark: 'skip' },
    { name: undefined, mark: undefined },
  ]);
});

test('a finish phrase that is not written yet ends nothing', () => {
  const [call] = explain('- $DIAL:\n    - set finishOnPhrase:\n');
  expect(call?.turns[1]).toMatchObject({ by: 'system', until: [] });
});
