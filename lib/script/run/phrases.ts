import { closeness } from '../match/compare';
import { impliedPhrases, type Check } from '../script';

/** How long a better match may still follow a similar, inexact phrase, in milliseconds. */
const SETTLING = 1000;

/** The number of words in the last part of an expected text. */
const LAST_WORDS = 3;

/** A phrase that was heard. */
export interface HeardPhrase {
  phrase: string;
  /** The time from which it counts as heard, in milliseconds. */
  at: number;
}

/**
 * Watches for several phrases.
 * @param threshold the required similarity, from 0 to 1 (exact)
 * @returns a function that takes the text heard so far and returns the most similar phrase once it is similar enough.
 * Until its `at`, a better match may still replace it.
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

/** The finish phrases for a step that doesn't set any: the last part of each expected text. */
export function lastParts(checks: readonly Check[]): string[] {
  return impliedPhrases(checks).map((text) => text.trim().split(/\s+/).slice(-LAST_WORDS).join(' '));
}
