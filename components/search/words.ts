/** Words that say how a question is asked, not what it is about; in the form of the index. */
const LITTLE_WORDS = new Set(
  (
    'a an and are at be by can did do does for from get how i if in is it me my need of on or should that the there ' +
    'this to was we what whats when where which who whom why will with you your'
  ).split(' '),
);

/** Something that a query asks for: a word, or the words between two quotes, which stand on a page as they stand here. */
export interface Term {
  /** As it was typed, without quotes. */
  text: string;
  /** The words as the index writes them. A sign that stands alone is a place in the text without a word: ''. */
  words: string[];
  isPhrase: boolean;
}

/** Straight quotes, and those that word processors put in their place. */
const QUOTES = /["“”„«»]/g;
const PART = /["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/g;

/**
 * The terms of a query to search for: all but the little words, unless it has no others. Words between quotes are one term.
 * A query of signs alone has none.
 */
export function termsOf(query: string): Term[] {
  const terms = [...query.matchAll(PART)]
    .map(([part, phrase]) => termOf(phrase?.trim() ?? part, phrase !== undefined))
    .filter(({ words }) => words.some(Boolean));
  const asked = terms.filter(({ words, isPhrase }) => isPhrase || !LITTLE_WORDS.has(words.join()));
  return asked.length > 0 ? asked : terms;
}

/** Where a word has parts that the index has too, as in `api.example` and `pauseBefore`. */
const INSIDE_WORD = /[^\p{Alphabetic}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** The words of a phrase, or the parts of a word, as terms of their own. */
export function partsOf({ text, isPhrase }: Term): Term[] {
  return termsOf(isPhrase ? text : text.split(INSIDE_WORD).join(' '));
}

function termOf(text: string, isPhrase: boolean): Term {
  return { text: text.replace(/[.,;:?!]+$/, ''), words: text.split(/\s+/).map(indexForm), isPhrase };
}

/** A word as Pagefind's index writes it, before it takes the ending off: without signs, but for underscores. */
export function indexForm(word: string): string {
  return word.toLowerCase().replace(/[^\p{Alphabetic}\p{N}_]/gu, '');
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

/** A query as it would be without quotes. */
export function withoutQuotes(query: string): string {
  return query.replace(QUOTES, '').trim();
}
