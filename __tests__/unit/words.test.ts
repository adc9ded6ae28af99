import { contentWords, searchesFor } from '../../components/search/words';

test.each([
  ['how do i get an api key', ['api', 'key']],
  ['What is the WhatsApp window?', ['WhatsApp', 'window?']],
  ['how do i', ['how', 'do', 'i']],
  ['"stop listening"', ['"stop listening"']],
])('%s is searched by its content words', (query, words) => {
  expect(contentWords(query)).toEqual(words);
});

test('where all words are too strict, all but one and then any one follow', () => {
  expect(searchesFor(['key'])).toEqual([['key']]);
  expect(searchesFor(['api', 'key'])).toEqual([['api key'], ['key', 'api']]);
  expect(searchesFor(['a', 'b', 'c'])).toEqual([['a b c'], ['b c', 'a c', 'a b'], ['a', 'b', 'c']]);
});
