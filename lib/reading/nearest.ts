import { distance } from 'fastest-levenshtein';

/** The longest word to compare. Longer words aren't misspelled keywords, and are slow to compare. */
const LONGEST = 60;

/** The maximum number of known words to compare. */
const MOST = 500;

/**
 * Finds the known word that a misspelled one was probably meant to be. Up to a third of the letters may differ. Two
 * swapped letters count as one difference, and case is ignored.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  let looked = 0;
  for (const candidate of known) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    if (looked++ === MOST) break;
    const apart = isTransposed(wanted, candidate.toLowerCase()) ? 1 : distance(wanted, candidate.toLowerCase());
    if (apart < least) [best, least] = [candidate, apart];
  }
  return best;
}

/** Suggests the known word that a misspelled one was probably meant to be: see {@link nearest}. */
export function didYouMean(word: string, known: Iterable<string>, otherwise: string, sign = ''): string {
  const near = nearest(word, known);
  return near === undefined ? otherwise : `did you mean ${sign}${near}${sign}?`;
}

function isTransposed(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return at >= 0 && swapped === other;
}
