import { distance } from 'fastest-levenshtein';
import { QUOTES } from './terms';

/** Boundaries at which the index also splits words, as in `api.example` and `pauseBefore`. */
const INSIDE_WORD = /[^\p{Alphabetic}\p{N}]+|(?<=[\p{Ll}\p{N}])(?=\p{Lu})/u;

/**
 * Replaces unknown words in a query with the most similar known ones, or else with their parts, and unknown phrases
 * with their words.
 * @param missing the unknown words and phrases, as typed
 * @param vocabulary all words on the site, most frequent first
 */
export function respell(query: string, missing: readonly string[], vocabulary: readonly string[]): string {
  const hasPhrase = missing.some((text) => text.includes(' '));
  const asked = hasPhrase ? query.replace(QUOTES, '') : query;
  return missing.reduce((text, word) => text.replace(word, nearestWord(word, vocabulary) ?? partsOf(word)), asked);
}

/** The known word most similar to a mistyped word. `undefined` if no word is similar enough. */
function nearestWord(typed: string, vocabulary: readonly string[]): string | undefined {
  const most = typed.length < 6 ? 0 : typed.length < 9 ? 1 : 2;
  const near = vocabulary
    .map((word) => ({ word, slips: slipsBetween(typed.toLowerCase(), word) }))
    .filter(({ slips }) => slips <= most)
    // The sort is stable, so the more frequent of two equally similar words comes first.
    .sort((one, other) => one.slips - other.slips);
  return near[0]?.word;
}

/** The edit distance. Two swapped letters, the most common typing error, count as 0. */
function slipsBetween(typed: string, word: string): number {
  const changes = distance(typed, word);
  return changes === 2 && [...typed].sort().join() === [...word].sort().join() ? 0 : changes;
}

/** The words in a word, if there are several. */
function partsOf(word: string): string {
  const parts = word.split(INSIDE_WORD).filter((part) => part.length > 1);
  return parts.length > 1 ? parts.join(' ') : word;
}
