/** Something that a query asks for: a word, or the words between two quotes, which stand on a page as they stand here. */
export interface Term {
  /** As it was typed, without quotes. */
  text: string;
  /** The words as the index writes them. A sign that stands alone is a place in the text without a word: ''. */
  words: string[];
  isPhrase: boolean;
}

const PART = /["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/g;

/** All terms of a text but signs alone. Words between quotes, straight ones or those of a word processor, are one term. */
export function allTerms(text: string): Term[] {
  return [...text.matchAll(PART)]
    .map(([part, phrase]) => termOf(phrase?.trim() ?? part, phrase !== undefined))
    .filter(({ words }) => words.some(Boolean));
}

function termOf(text: string, isPhrase: boolean): Term {
  return { text: text.replace(/[.,;:?!]+$/, ''), words: text.split(/\s+/).map(indexForm), isPhrase };
}

/** A word as Pagefind's index writes it, before it takes the ending off: without signs, but for underscores. */
export function indexForm(word: string): string {
  return word.toLowerCase().replace(/[^\p{Alphabetic}\p{N}_]/gu, '');
}
