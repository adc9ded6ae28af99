import { respell } from '../../components/search/spelling';

const vocabulary = [
  'test',
  'line',
  'four',
  'table',
  'whisper',
  'selector',
  'selectors',
  'transcript',
  'authentication',
];

test.each([
  ['wisper', 'whisper', 'a letter was missed'],
  ['Wisper', 'whisper', 'with a capital'],
  ['whispper', 'whisper', 'a letter was added'],
  ['whosper', 'whisper', 'a letter was changed'],
  ['wihsper', 'whisper', 'two letters were exchanged'],
  ['tabel', 'table', 'two letters of a short word were exchanged'],
  ['selctor', 'selector', 'the nearest of several'],
  ['authentification', 'authentication', 'two slips in a long word'],
])('%s is %s: %s', (typed, word) => {
  expect(respell(typed, [typed], vocabulary)).toBe(word);
});

test.each([
  ['flour', 'a short word that differs by a letter is another word'],
  ['tset1', 'too short to tell'],
  ['wosperx', 'too many slips'],
  ['balloon', 'nothing is near'],
])('%s stays: %s', (typed) => {
  expect(respell(typed, [typed], vocabulary)).toBe(typed);
});

test('only the words that no page has are replaced, and all else of the query stays', () => {
  expect(respell('Is the wisper of a selctor "in line"?', ['wisper', 'selctor'], vocabulary)).toBe(
    'Is the whisper of a selector "in line"?',
  );
});

test.each([
  ['api.fernline.example/v1', 'api fernline example v1'],
  ['pauseBeforeUtterance', 'pause Before Utterance'],
  ['1.2.3', '1.2.3'],
  ['C++', 'C++'],
])('%s that is near no word is asked for as %s', (typed, parts) => {
  expect(respell(typed, [typed], vocabulary)).toBe(parts);
});

test('a phrase that no page has is asked for by its words', () => {
  expect(respell('test “line of four”', ['line of four'], vocabulary)).toBe('test line of four');
});

test('of words that are equally near the first is taken: the one of most pages', () => {
  expect(respell('selectox', ['selectox'], ['selectos', 'selector'])).toBe('selectos');
});
