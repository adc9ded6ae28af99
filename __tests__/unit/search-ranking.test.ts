import type { PagefindData } from '../../components/search/pagefind';
import { firstChoice, namedFirst, resultOf } from '../../components/search/ranking';

/** A page with the sections in which a search found words, by what these count. */
function pageOf(title: string, sections: Readonly<Record<string, number>>): PagefindData {
  return {
    url: '/page/',
    excerpt: '',
    meta: { title },
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
    const results = namedFirst(
      [guide, reference].map((page) => resultOf(page, query)),
      query,
    );
    expect(results.map(({ title }) => title)).toEqual(['Set expressions', 'Finish a call on a phrase']);
    expect(results[0]?.sections[0]?.title).toBe('finishOnPhrase · set');
    expect(firstChoice(results, query)).toBe(1);
  },
);

test('an excerpt leaves out its title, the punctuation of its marks, and the hyphens of lists', () => {
  const page = pageOf('Set expressions', { 'finishOnPhrase (C++)': 1 });
  const excerptOf = (excerpt: string) =>
    resultOf({ ...page, sub_results: page.sub_results.map((place) => ({ ...place, excerpt })) }, '').sections[0]
      ?.excerpt;
  expect(excerptOf('<mark>finishOnPhrase</mark> (C++). Type: <mark>string.</mark>')).toBe('Type: <mark>string</mark>.');
  expect(excerptOf('- $DIAL: - prompt: hello - set <mark>finishOnPhrase:</mark> goodbye')).toBe(
    '- $DIAL: prompt: hello · set <mark>finishOnPhrase</mark>: goodbye',
  );
});
