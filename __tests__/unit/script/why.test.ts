import { checkText } from '../../../lib/script/check/text';
import { replyIn, whyOf } from '../../../lib/script/explain/why';

/** The answer for the first expectation of a script. */
function why(script: string, reply: string) {
  const [expectation] = checkText(script).tests[0]?.conversation.turns[1]?.expectations ?? [];
  if (!expectation) throw new Error('there is no expectation');
  return whyOf({ expectation, reply });
}

test('of a reply that fails, a phrase, a wildcard and a list are told that pass to the letter', () => {
  const { outcome, marks, instead } = why(
    '- hi: welcome to Tern Air for flights\n',
    'Hello, welcome to Turn Hair, all calls are recorded. For flights press 1',
  );
  expect(outcome.passes).toBe(false);
  expect(marks?.words.filter(({ isMet }) => !isMet).map(({ text }) => text)).toEqual(['Tern', 'Air', 'for', 'flights']);
  expect(instead).toEqual([
    { what: 'A shorter phrase', values: ['welcome to'] },
    { what: 'A list with both wordings', values: ['welcome to Tern Air for flights', 'welcome to'] },
  ]);
});

test('a word that changes becomes a wildcard', () => {
  const { instead } = why('- hi: your order 17 is on its way\n', 'Thanks. Your order 25 is on its way.');
  expect(instead.map(({ values }) => values)).toEqual([
    ['is on its way'],
    ['your order * is on its way'],
    ['your order 17 is on its way', 'Your order 25 is on its way.'],
  ]);
});

test('a reply that passes by likeness says how much', () => {
  expect(why('- hi: nine to six\n', 'open nine to five')).toMatchObject({
    outcome: { passes: true, likeness: expect.closeTo(0.82, 2) },
  });
  expect(why('- hi:\n    - prompt != closed\n', 'we are closed')).toMatchObject({
    outcome: { passes: false },
    instead: [],
  });
  expect(why('- hi: undefined\n', '').outcome.passes).toBe(true);
});

test('the reply is found in the lines of a report', () => {
  expect(replyIn('  good day \n')).toBe('good day');
  expect(replyIn('Expected value at [prompt] to ==\n\twelcome\nReceived:\n\tgood\n\tday\n  at (a.yml:4)')).toBe(
    'good\n\tday',
  );
  expect(replyIn('Expected: welcome\nActual: good day')).toBe('good day');
});
