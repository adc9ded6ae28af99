import { distance } from 'fastest-levenshtein';

/** Longer words aren't misspellings of ours, and are slow to compare. */
const LONGEST = 60;

/** Only this many known words are compared. */
const MOST = 500;

/**
 * Finds the known word a misspelled one was probably meant to be. A third of its letters may differ, two swapped
 * letters count as one, and capitals are ignored.
 */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  const wanted = word.toLowerCase();
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  let looked = 0;
  for (const candidate of known) {
    if (looked++ === MOST) break;
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const apart = isTransposed(wanted, candidate.toLowerCase()) ? 1 : distance(wanted, candidate.toLowerCase());
    if (apart < least) [best, least] = [candidate, apart];
  }
  return best;
}

function isTransposed(word: string, other: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== other[index]);
  const swapped = word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2);
  return at >= 0 && swapped === other;
}
