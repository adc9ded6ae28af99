import { distance } from 'fastest-levenshtein';

/**
 * The query with the words that no page has replaced by those that were probably meant; as it is where none is near.
 * @param missing the words as they stand in the query
 * @param vocabulary the words of all pages, those of most pages first
 */
export function respell(query: string, missing: readonly string[], vocabulary: readonly string[]): string {
  return missing.reduce((text, word) => text.replace(word, nearestWord(word.toLowerCase(), vocabulary) ?? word), query);
}

/** The word nearest to a mistyped one; `undefined` where all others differ in too much to be the same word. */
function nearestWord(typed: string, vocabulary: readonly string[]): string | undefined {
  const most = typed.length < 6 ? 0 : typed.length < 9 ? 1 : 2;
  const near = vocabulary
    .map((word) => ({ word, slips: slipsBetween(inBasicLetters(typed), inBasicLetters(word)) }))
    .filter(({ slips }) => slips <= most)
    // Sorting keeps the order of the vocabulary where two are equally near.
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.word;
}

/** Letters that Pagefind doesn't equate with others, and how people write them on a keyboard without them. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ł: 'l',
  ø: 'o',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
};

function inBasicLetters(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x00-\x7f]/g, (letter) => LETTERS[letter] ?? letter);
}

/**
 * How many letters were missed, added or changed: none where two are exchanged, the likeliest slip in a short word. One who
 * mistypes a word seldom misses its first letter.
 */
function slipsBetween(typed: string, word: string): number {
  const changes = distance(typed, word);
  if (changes === 2 && [...typed].sort().join() === [...word].sort().join()) return 0;
  return typed[0] === word[0] ? changes : Infinity;
}
