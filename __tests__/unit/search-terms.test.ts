import { joinedForm, termsOf, withoutLittleWords } from '../../components/search/terms';

const phrasesOf = (query: string) => termsOf(query).flatMap(({ text, isPhrase }) => (isPhrase ? [text] : []));

test.each([
  ['What is the WhatsApp window?', ['WhatsApp', 'window']],
  ["what's new", ['new']],
  ['how do', ['how', 'do']],
  ['run → report', ['run', 'report']],
  ['C++ or C#, && v1.2.3', ['C++', 'C#', '&&', 'v1.2.3']],
  // A single letter that is left over says nothing; signs alone get an answer.
  ['z line x', ['line']],
  ['x', []],
  ['→', ['→']],
  ['', []],
])('%j is searched by its content words', (query, words) => {
  expect(termsOf(query).map(({ text }) => text)).toEqual(words);
});

test.each([
  ['„set up the line“', ['set up the line']],
  ['phone "stop listening" now «set up»', ['stop listening', 'set up']],
  ['"stop listening', []],
])('%s asks for phrases', (query, phrases) => {
  expect(phrasesOf(query)).toEqual(phrases);
});

test('words are asked for as the index writes them', () => {
  const terms = termsOf('"${API_KEY}: don’t" C# the --Dry-Run → Café');
  expect(terms.map(({ form }) => form)).toEqual(['$api_key dont', 'c#', 'dryrun', 'café']);
});

test('what is marked on a page is what a query asks for, phrases as phrases', () => {
  expect(withoutLittleWords('how do I “set up the line” of a phone?')).toBe('"set up the line" phone');
});

test.each(['finish on phrase', 'finish_on_phrase', 'Finish-On-Phrase', ' “finish.on.phrase” '])(
  '%j is one name, however it is typed',
  (name) => expect(joinedForm(name)).toBe('finishonphrase'),
);

test('signs that join nothing are part of a name', () => {
  expect(['$PAUSE', 'twilio_', '.env'].map(joinedForm)).toEqual(['$pause', 'twilio_', '.env']);
});
