import type { PagefindData } from '../../components/search/pagefind';
import { bestFirst, firstChoice, resultOf } from '../../components/search/ranking';

/** A page with the sections in which a search found words, by what these count. */
function pageOf(title: string, sections: Readonly<Record<string, number>>, meta = {}): PagefindData {
  return {
    url: '/page/',
    excerpt: '',
    meta: { title, ...meta },
    sub_results: Object.entries(sections).map(([name, score]) => ({
      url: `/page/#${name}`,
      title: name,
      excerpt: '',
      weighted_locations: [{ balanced_score: score }],
    })),
  };
}

const titlesOf = (page: PagefindData, query: string) => resultOf(page, query).sections.map(({ title }) => title);

test('the sections in which the words count most are shown', () => {
  const page = pageOf('Errors', { Retries: 1, 'Error 500': 8, Limits: 2, 'Error 450': 9 });
  expect(titlesOf(page, 'error')).toEqual(['Error 450', 'Error 500', 'Limits']);
});

test.each(['finish on phrase', 'finish_on_phrase', 'Finish-On-Phrase', 'finishonphrase'])(
  '%s is first of all what is called so, in a page and among pages',
  (query) => {
    const guide = pageOf('Finish a call on a phrase', { 'Finish on any phrase': 9 });
    const reference = pageOf('Set expressions', { 'Listen for a phrase': 9, 'finishOnPhrase · set': 1 });
    const results = bestFirst(
      [guide, reference].map((page) => resultOf(page, query)),
      query,
    );
    expect(results.map(({ title }) => title)).toEqual(['Set expressions', 'Finish a call on a phrase']);
    expect(results[0]?.sections[0]?.title).toBe('finishOnPhrase · set');
    expect(firstChoice(results, query)).toBe(1);
  },
);

test.each([
  ['half of the prompt', 'Errors'],
  ['sound files', 'Audio'],
  ['recorded call', 'Keep calls'],
  ['settings', 'Settings'],
])('“%s” leads to %s: a title, another name or a heading before text, and a release note last', (query, title) => {
  const pages = [
    pageOf('Release of March', { 'Half of the prompt is lost': 9, Settings: 9 }, { history: 'yes' }),
    pageOf('Settings', { Prompt: 9, 'Half an hour': 9 }),
    pageOf('Errors', { 'The test hears half the prompt': 1 }),
    pageOf('Audio', {}, { keywords: 'recording, sound files' }),
    pageOf('Keep calls', { 'Record a call': 1 }),
  ];
  const results = pages.map((page) => resultOf(page, query));
  expect(bestFirst(results, query)[0]?.title).toBe(title);
});

test.each([
  ['half of the prompt', 1],
  ['errors', 0],
  ['half of the errors', 0],
])('for “%s”, Enter opens the section, if only its title is about the query', (query, choice) => {
  const results = [pageOf('Errors', { 'The test hears half the prompt': 1 })].map((page) => resultOf(page, query));
  expect(firstChoice(results, query)).toBe(choice);
});

test.each([
  ['sound files', 'Hear what was said.', ''],
  ['files', 'Hear what was said.', 'Audio. Keywords: recording, sound <mark>files</mark>.'],
  ['audio', undefined, 'A recording of …'],
])('a page found by its keywords shows its description, never the keywords: %s', (query, description, excerpt) => {
  const page = pageOf('Audio', {}, { keywords: 'recording, sound files', description: 'Hear what was said.' });
  expect(resultOf({ ...page, excerpt }, query).description).toBe(description);
});

test.each([
  ['delete a test suite', false, true],
  ['deleting folder suites', false, true],
  ['delete a folder', false, false],
  ['delete a folder', true, true],
  ['price of bananas', false, false],
])(
  'a page is a guess, unless it has all words, or most of them in its titles and keywords: %s, all %s',
  (query, hasAll, isClear) => {
    const page = pageOf('Test suites', { 'Delete a suite': 1 }, { keywords: 'price' });
    expect(resultOf(page, query, hasAll).isClear).toBe(isClear);
  },
);

test('an excerpt leaves out its title, the punctuation of its marks, and lines of code without matches', () => {
  const page = pageOf('Set expressions', { 'finishOnPhrase (C++)': 1 });
  const excerptOf = (excerpt: string) =>
    resultOf({ ...page, sub_results: page.sub_results.map((place) => ({ ...place, excerpt })) }, '').sections[0]
      ?.excerpt;
  expect(excerptOf('<mark>finishOnPhrase</mark> (C++). Type: <mark>string.</mark>')).toBe('Type: <mark>string</mark>.');
  expect(
    excerptOf(
      'the example. ⏎--- ⏎locale: en-US ⏎- test: <mark>Keypad</mark> ⏎<mark>keypad:</mark> a <mark>menu⏎</mark> After …',
    ),
  ).toBe('test: <mark>Keypad</mark> · <mark>keypad</mark>: a <mark>menu</mark>');
  expect(excerptOf('<mark>Wait</mark> - or press. ⏎- $3: hello')).toBe('<mark>Wait</mark> - or press.');
  expect(excerptOf('inside an <mark>&lt;iframe&gt;</mark> or <mark>&lt;p&gt;;</mark>, in its page: …')).toBe(
    'inside an <mark>&lt;iframe&gt;</mark> or <mark>&lt;p&gt;</mark>;, in its page\u00a0…',
  );
});

test('the ellipses of an excerpt are never alone on a line', () => {
  const { excerpt } = resultOf({ ...pageOf('Errors', {}), excerpt: '… if a run … fails …' }, 'run');
  expect(excerpt).toBe('…\u00a0if a run … fails\u00a0…');
});
