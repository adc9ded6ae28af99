import { closeness } from '../match/compare';
import { impliedPhrases, type Check } from '../script';

/** Milliseconds in which a phrase that was heard well enough, but not to the letter, may still be heard better. */
const SETTLING = 1000;

/** So many words at the end of an expected text are its last part. */
const LAST_WORDS = 3;

/** A phrase that was heard. */
export interface HeardPhrase {
  phrase: string;
  /** When it counts as heard, in milliseconds. */
  at: number;
}

/**
 * Watches for any one of some phrases.
 * @param threshold how close one must be, from 0 to 1, which is exact
 * @returns what is told of the text that was heard so far, and gives the phrase that comes nearest, once it is near enough; until
 *   its `at` another may still come nearer
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

/** The finish phrases of an interaction that sets none: the last part of each expected text. */
export function lastParts(checks: readonly Check[]): string[] {
  return impliedPhrases(checks).map((text) => text.trim().split(/\s+/).slice(-LAST_WORDS).join(' '));
}
