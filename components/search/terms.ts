/** Something that a query asks for: a word, or words between quotes, which a page has one after the other. */
export interface Term {
  /** As it was typed, without quotes. */
  text: string;
  /** As the index writes it; empty for signs that the index leaves out. */
  form: string;
  isPhrase: boolean;
  /** The number of the word in the query. */
  position: number;
}

/** Words that say how a question is asked, not what it is about, in the form of the index. */
const LITTLE_WORDS = new Set(
  (
    'a an and another are at be by can did do does for from get how i if in into is it me my need not of on ' +
    'one or our should so that the there this to was way we what whats when where which who whom why will ' +
    'with you your'
  ).split(' '),
);

/** Straight quotes, and those that word processors put in their place. */
const QUOTES = /["“”„«»]/g;
const PART = /["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/g;

/** Where a word has parts that the index has too, as in `api.example` and `pauseBefore`. */
const INSIDE_WORD = /[^\p{Alphabetic}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/** All words and phrases of a text; signs alone only where there is nothing else. */
export function allTerms(text: string): Term[] {
  let position = 0;
  const terms = [...text.matchAll(PART)].map(([part, phrase]) => {
    const typed = (phrase ?? part).trim();
    const forms = typed.split(/\s+/).map(indexForm);
    position += forms.length;
    const form = forms.filter(Boolean).join(' ');
    return { text: typed.replace(/(?<=.)[.,;:?!]+$/, ''), form, isPhrase: phrase !== undefined, position };
  });
  const readable = terms.filter(({ form }) => form);
  return readable.length > 0 ? readable : terms;
}

/** The terms to search for: neither single letters nor, unless there are no others, little words. */
export function termsOf(query: string): Term[] {
  const asked = allTerms(query).filter(({ form, isPhrase }) => isPhrase || !/^\p{Script=Latin}$/u.test(form));
  const others = asked.filter(({ form, isPhrase }) => isPhrase || !LITTLE_WORDS.has(form));
  return others.length > 0 ? others : asked;
}

/** The words of a phrase, or the parts of a word, as terms of their own. A single letter or digit says nothing. */
export function partsOf({ text, isPhrase, position }: Term): Term[] {
  const parts = termsOf(isPhrase ? text : text.split(INSIDE_WORD).join(' ')).filter(({ form }) => form.length > 1);
  return isPhrase || parts.length > 1 ? parts.map((part) => ({ ...part, position })) : [];
}

/** What a query asks for, without all else: to be marked on the page that is opened. */
export function withoutLittleWords(query: string): string {
  return termsOf(query)
    .map(({ text, isPhrase }) => (isPhrase ? `"${text}"` : text))
    .join(' ');
}

/** The words of a text, in lower case. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A name however it is typed: `finish on phrase`, `finish-on-phrase` and `finish_on_phrase` are one word, without capitals. */
export function joinedForm(text: string): string {
  return text
    .replace(QUOTES, '')
    .toLowerCase()
    .trim()
    .replace(/(?<=\S)[\s_.-]+(?=\S)/g, '');
}

/** A word as the index writes it, before it takes the ending off: with the signs that `lib/export/search.ts` names. */
function indexForm(word: string): string {
  return word.toLowerCase().replace(/[^\p{Alphabetic}\p{N}_+#&=<>$%@|*~^]/gu, '');
}
