/** A word in a query, or a quoted phrase. */
export interface Term {
  /** The text as typed, without quotes. */
  text: string;
  /** The text as indexed. Empty for characters that the index ignores. */
  form: string;
  isPhrase: boolean;
}

/** Stop words, as indexed. */
const LITTLE_WORDS = new Set(
  (
    'a an and another are at be by can did do does for from get how i if in into is it me my need not of on ' +
    'one or our should so that the there this to was way we what whats when where which who whom why will ' +
    'with you your'
  ).split(' '),
);

/** Straight and typographic quotes. */
export const QUOTES = /["“”„«»]/g;
const PART = /["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/g;

/** All words and phrases in a text. Punctuation counts only if there is nothing else. */
export function allTerms(text: string): Term[] {
  const terms = [...text.matchAll(PART)].map(([part, phrase]) => {
    const typed = (phrase ?? part).trim();
    const form = typed.split(/\s+/).map(indexForm).filter(Boolean).join(' ');
    return { text: typed.replace(/(?<=.)[.,;:?!]+$/, ''), form, isPhrase: phrase !== undefined };
  });
  const readable = terms.filter(({ form }) => form);
  return readable.length > 0 ? readable : terms;
}

/** The terms to search for, without single letters, and without stop words unless there is nothing else. */
export function termsOf(query: string): Term[] {
  const asked = allTerms(query).filter(({ form, isPhrase }) => isPhrase || !/^\p{Script=Latin}$/u.test(form));
  const others = asked.filter(({ form, isPhrase }) => isPhrase || !LITTLE_WORDS.has(form));
  return others.length > 0 ? others : asked;
}

/** The query without stop words, for highlighting. */
export function withoutLittleWords(query: string): string {
  return termsOf(query)
    .map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : text))
    .join(' ');
}

/** The words in a text, in lowercase. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Endings that a word may have in one place and not in another. */
const ENDING = /(?<=...)(?:ings?|ies|ied|e[ds]?|s|y)$/;

/** The words of terms without their endings: `answer` for `answering`. */
export function stemsOf(terms: readonly Term[]): string[] {
  return terms.flatMap(({ text }) => wordsIn(text).map((word) => word.replace(ENDING, '')));
}

/** Whether a word has one of these stems, or is a name that contains it: `recordCall` contains `call`. */
export function hasStem(word: string, stems: readonly string[]): boolean {
  const own = word.toLowerCase();
  return stems.some((stem) => (stem.length > 3 ? own.includes(stem) : own.replace(ENDING, '') === stem));
}

/** Normalizes a name: `finish on phrase`, `finish-on-phrase` and `finish_on_phrase` all become `finishonphrase`. */
export function joinedForm(text: string): string {
  return text
    .replace(QUOTES, '')
    .toLowerCase()
    .trim()
    .replace(/(?<=\S)[\s_.-]+(?=\S)/g, '');
}

/** A word as indexed, before stemming, with the characters named in `lib/export/search.ts`. */
function indexForm(word: string): string {
  return word.toLowerCase().replace(/[^\p{Alphabetic}\p{N}_+#&=<>$%@|*~^]/gu, '');
}
