import { closeness } from '../match/compare';
import { impliedPhrases, type Check } from '../script';

/** Milliseconds in which a similar, inexact phrase may still be followed by a better match. */
const SETTLING = 1000;

/** The number of words in the last part of an expected text. */
const LAST_WORDS = 3;

/** A phrase that was heard. */
export interface HeardPhrase {
  phrase: string;
  /** When it counts as heard, in milliseconds. */
  at: number;
}

/**
 * Watches for any of some phrases.
 * @param threshold the required similarity, from 0 to 1 (exact)
 * @returns a function that takes the text heard so far and returns the most similar phrase, once it is similar enough;
 * until its `at`, another may still be more similar
 */
export function watchFor(phrases: readonly string[], threshold: number) {
  let best: HeardPhrase | undefined;
  let most = 0;
  return (text: string, at: number): HeardPhrase | undefined => {
    for (const phrase of phrases) {
      const share = closeness(phrase, text);
      if (share < threshold || share <= most) continue;
      most = share;
      best = { phrase, at: share === 1 ? at : at + SETTLING };
    }
    return best;
  };
}

/** The finish phrases of a step that sets none: the last part of each expected text. */
export function lastParts(checks: readonly Check[]): string[] {
  return impliedPhrases(checks).map((text) => text.trim().split(/\s+/).slice(-LAST_WORDS).join(' '));
}
