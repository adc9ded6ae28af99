import { markWords } from '../../../../lib/script/run/marks';

/** Missing words in brackets, and the passage of the reply. */
function told(expected: string, reply: string): [string, string | undefined] {
  const { words, passage } = markWords(expected, reply);
  return [words.map(({ text, isMet }) => (isMet ? text : `[${text}]`)).join(' '), passage && reply.slice(...passage)];
}

test.each([
  ['ready at six', 'your order is ready at six tonight', 'ready at six', 'ready at six'],
  ['Ready at six!', 'your order is ready, at six', 'Ready at six!', 'ready, at six'],
  ['ready at seven', 'your order is ready at six tonight', 'ready at [seven]', 'ready at'],
  ['at six sharp', 'ready at six', 'at six [sharp]', 'at six'],
  ['ready at six', 'ready not before six', 'ready [at] six', 'ready not before six'],
  ['your * is ready', 'well your large pizza is ready now', 'your * is ready', 'your large pizza is ready'],
  ['your * is late', 'your pizza is ready', 'your * is [late]', 'your pizza is'],
  ['the moon', 'your pizza is ready', '[the] [moon]', undefined],
  ['ready', '', '[ready]', undefined],
  ['*', 'anything', '*', undefined],
])('%j in %j', (expected, reply, words, passage) => {
  expect(told(expected, reply)).toEqual([words, passage]);
});

test('texts of any length are marked without a long wait', () => {
  const long = 'word '.repeat(5000);
  expect(markWords(long, long).words).toHaveLength(5000);
  expect(markWords('word', 'other '.repeat(50_000)).passage).toBeUndefined();
});
