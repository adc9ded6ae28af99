import {
  countIn,
  joinedForm,
  partsOf,
  searchesFor,
  termsOf,
  withoutLittleWords,
  withoutQuotes,
} from '../../components/search/words';

const textsOf = (query: string) => termsOf(query).map(({ text }) => text);
const phrasesOf = (query: string) =>
  termsOf(query)
    .filter(({ isPhrase }) => isPhrase)
    .map(({ text }) => text);

test.each([
  ['how do i get an api key', ['api', 'key']],
  ['What is the WhatsApp window?', ['WhatsApp', 'window']],
  ["what's new", ['new']],
  ['how do i', ['how', 'do', 'i']],
  ['run → report', ['run', 'report']],
  ['→ $ --', []],
  ['', []],
  ['can I make the test press the yes button instead of saying it', ['test', 'press', 'button', 'saying']],
  // In few words they may be what is meant.
  ['make the next one', ['make', 'next', 'one']],
  ['could they please tell us something else', ['could', 'they', 'please', 'tell', 'us', 'something', 'else']],
])('%j is searched by its content words', (query, words) => {
  expect(textsOf(query)).toEqual(words);
  expect(phrasesOf(query)).toEqual([]);
});

test.each([
  ['"stop listening"', ['stop listening']],
  [' “stop listening” ', ['stop listening']],
  ['„set up the line“', ['set up the line']],
  ['«stop listening»', ['stop listening']],
  ['phone "stop listening" now "set up"', ['stop listening', 'set up']],
  ['"key"', ['key']],
  ['"stop listening', []],
  ['""', []],
])('%s asks for phrases', (query, phrases) => {
  expect(phrasesOf(query)).toEqual(phrases);
});

test('words are asked for as the index writes them', () => {
  const words = termsOf('"${API_KEY}: don’t" C# --Dry-Run Café').map((term) => term.words);
  expect(words).toEqual([['api_key', 'dont'], ['c'], ['dryrun'], ['café']]);
  // A sign that stands alone is a place in the text.
  expect(termsOf('"a = b"')[0]?.words).toEqual(['a', '', 'b']);
});

test.each([
  ['"set up the line"', ['set', 'up', 'line']],
  ['api.fernline.example/v1', ['api', 'fernline', 'example', 'v1']],
  ['pauseBeforeUtterance', ['pause', 'Before', 'Utterance']],
  ['word', ['word']],
])('%s has parts', (query, parts) => {
  expect(
    termsOf(query)
      .flatMap(partsOf)
      .map(({ text }) => text),
  ).toEqual(parts);
});

test('where all terms are too strict, all but one and then any one follow', () => {
  expect(searchesFor([])).toEqual([[[]]]);
  expect(searchesFor(['key'])).toEqual([[['key']]]);
  expect(searchesFor(['api', 'key'])).toEqual([[['api', 'key']], [['key'], ['api']]]);
  expect(searchesFor(['a', 'b', 'c'])).toEqual([
    [['a', 'b', 'c']],
    [
      ['b', 'c'],
      ['a', 'c'],
      ['a', 'b'],
    ],
    [['a'], ['b'], ['c']],
  ]);
});

test('what is marked on a page is what a query asks for, phrases as phrases', () => {
  expect(withoutLittleWords('how do I “set up the line” of a phone?')).toBe('"set up the line" phone');
});

test('a query without its quotes', () => {
  expect(withoutQuotes(' “Stop listening” ')).toBe('Stop listening');
});

test.each(['finishOnPhrase', 'finish on phrase', 'finish_on_phrase', 'Finish-On-Phrase', ' finish.on.phrase '])(
  '%j is one name, however it is typed',
  (name) => {
    expect(joinedForm(name)).toBe('finishonphrase');
  },
);

test('signs that join nothing are part of a name', () => {
  expect(['$PAUSE', 'twilio_', '.env'].map(joinedForm)).toEqual(['$pause', 'twilio_', '.env']);
});

test.each([
  ['Error 450: several calls to one device', 2],
  ['Error 500: unknown error', 1],
  ['Errors', 1],
  ['Terror', 0],
])('of the query "what is error 450", the title “%s” has %i words', (title, count) => {
  expect(countIn(title, 'what is error 450')).toBe(count);
});
