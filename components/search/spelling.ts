import { distance } from 'fastest-levenshtein';

/**
 * Replaces unknown words in a query with the most similar known ones, if there are any.
 * @param missing the unknown words, as typed
 * @param vocabulary all words on the site, most frequent first
 */
export function respell(query: string, missing: readonly string[], vocabulary: readonly string[]): string {
  return missing.reduce((text, word) => text.replace(word, nearestWord(word.toLowerCase(), vocabulary) ?? word), query);
}

/** The known word most similar to a mistyped word. `undefined` if no word is similar enough. */
function nearestWord(typed: string, vocabulary: readonly string[]): string | undefined {
  const most = typed.length < 6 ? 0 : typed.length < 9 ? 1 : 2;
  const near = vocabulary
    .map((word) => ({ word, slips: slipsBetween(typed, word) }))
    .filter(({ slips }) => slips <= most)
    // The sort is stable, so the more frequent of two equally similar words comes first.
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.word;
}

/**
 * The edit distance. Two swapped letters, the most common typing error, count as 0. Words with different first letters
 * never match, because people seldom mistype those.
 */
function slipsBetween(typed: string, word: string): number {
  const changes = distance(typed, word);
  if (changes === 2 && [...typed].sort().join() === [...word].sort().join()) return 0;
  return typed[0] === word[0] ? changes : Infinity;
}
