import { allTerms, indexForm, type Term } from './terms';

/** Words that say how a question is asked, not what it is about; in the form of the index. */
const LITTLE_WORDS = new Set(
  (
    'a an and are at be by can did do does for from get how i if in is it me my need of on or should that the there ' +
    'this to was we what whats when where which who whom why will with you your'
  ).split(' '),
);

/** Words that sentences are made with, and that may be what a query of few words is about. */
const SENTENCE_WORDS = new Set(
  (
    'able about after again all along already also always am another any anybody anyone anything around as ask ' +
    "asks away back because been before being believe best better both but can't cannot come comes could didn't " +
    "different doesn't doing don't done each early either else even ever every everybody everyone everything " +
    'fine first found gave gets getting give gives go goes going good got had happen happened happens has have ' +
    "haven't having he hello help her here hers hi him his i'm i've id instead into isn't it's its itself just " +
    'keep keeps kindly know last late least left less let lets like little long look looks lot made make makes ' +
    'making many may maybe mean means might more most much must myself never new next no nobody none not nothing ' +
    'now off often ok once one ones only other others our ours ourselves out over own part people per perhaps ' +
    'please possible problem put quite rather really right said same saw say says see seem seems seen several ' +
    'she show since so some somebody somehow someone something sometimes somewhere soon still such sure take ' +
    "taken takes tell than thank thanks that's their theirs them themselves then these they thing things think " +
    'those though through together told too took tried tries try trying two under unless until up upon us use ' +
    'used uses using very via want wanted wants way ways well went were whatever whenever wherever whether while ' +
    "whose within without won't work works would wrong yes yet you're"
  )
    .split(' ')
    .map(indexForm),
);

/** How many terms a query has at most that names something; one with more is a sentence. */
export const LONGEST_NAME = 4;

/**
 * The terms of a query to search for: all but the little words, unless it has no others. Words between quotes are one term.
 * A query of signs alone has none.
 */
export function termsOf(query: string): Term[] {
  const asked = without(LITTLE_WORDS, allTerms(query));
  return asked.length <= LONGEST_NAME ? asked : without(SENTENCE_WORDS, asked);
}

/** The terms but for some words, unless there are no others. */
function without(words: ReadonlySet<string>, terms: Term[]): Term[] {
  const others = terms.filter((term) => term.isPhrase || !words.has(term.words.join()));
  return others.length > 0 ? others : terms;
}

/** Where a word has parts that the index has too, as in `api.example` and `pauseBefore`. */
const INSIDE_WORD = /[^\p{Alphabetic}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** The words of a phrase, or the parts of a word, as terms of their own. */
export function partsOf({ text, isPhrase }: Term): Term[] {
  return termsOf(isPhrase ? text : text.split(INSIDE_WORD).join(' '));
}

/** The searches for some terms, strictest first: for all of them, for all but any one, for any one. */
export function searchesFor<T>(terms: readonly T[]): T[][][] {
  const all = [...terms];
  if (terms.length <= 1) return [[all]];
  const allButOne = terms.map((_, left) => terms.filter((_, index) => index !== left));
  return terms.length === 2 ? [[all], allButOne] : [[all], allButOne, terms.map((term) => [term])];
}

/** The words of a text, in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** How many words of a query begin a word of a title. */
export function countIn(title: string, query: string): number {
  const words = wordsIn(title);
  const asked = new Set(termsOf(query).flatMap(({ text }) => wordsIn(text)));
  return [...asked].filter((word) => words.some((one) => one.startsWith(word))).length;
}

/** A name however it is typed: `finish on phrase`, `finish-on-phrase` and `finish_on_phrase` are one word, without capitals. */
export function joinedForm(text: string): string {
  return text
    .toLowerCase()
    .trim()
    .replace(/(?<=\S)[\s_.-]+(?=\S)/g, '');
}

/** What a query asks for, without all else: to be marked on the page that is opened. */
export function withoutLittleWords(query: string): string {
  return termsOf(query)
    .map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : text))
    .join(' ');
}

/** Straight quotes, and those that word processors put in their place. */
const QUOTES = /["“”„«»]/g;

/** A query as it would be without quotes. */
export function withoutQuotes(query: string): string {
  return query.replace(QUOTES, '').trim();
}
