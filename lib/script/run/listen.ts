import { closeness } from '../match/compare';
import { checksOf, impliedPhrases, type Step } from '../model';
import type { Call } from './call';
import type { ListeningEnd, RunEvent } from './report';

/** The maximum number of times an input is repeated in one step. */
const MOST_REPEATS = 3;

/** How long a better match may still follow a similar, inexact phrase, in milliseconds. */
const SETTLING = 1000;

/** The number of words in the last part of an expected text. */
const LAST_WORDS = 3;

/** A phrase that was heard, and the time from which it counts as heard, in milliseconds. */
interface HeardPhrase {
  phrase: string;
  at: number;
}

/** Listens to a reply until one of the step's rules ends it. Repeats the input if the step says so. */
export function* listen(step: Step, call: Call): Generator<RunEvent, { text: string; why: ListeningEnd }> {
  const { settings } = call;
  const { number, texts } = settings.inStep(step);
  const finishOnPhrase = texts('finishOnPhrase');
  const repeatOnPhrase = texts('repeatOnPhrase') ?? [];
  const silence = (number('endSpeechTimeout') ?? Infinity) * 1000;
  const timeout = (number('listeningTimeout') ?? Infinity) * 1000;
  const latest = call.now + (settings.number('maxAsyncE2EWaitTime') ?? 0);
  const watch = (phrases: readonly string[]) => watchFor(phrases, settings.number('sttThreshold') ?? 1);
  // Without a phrase, it is the last part of each expected text.
  const lastParts = impliedPhrases(checksOf(step)).map((text) => text.trim().split(/\s+/).slice(-LAST_WORDS).join(' '));
  const watchForEnd = () => watch(finishOnPhrase ?? lastParts);
  // These begin again when the input is repeated. Words of the attempts before are skipped.
  let from = call.now;
  let skipped = 0;
  let finish = watchForEnd();
  let lastWord = Infinity;
  let phrase: HeardPhrase | undefined;
  let repeats = step.input.text === '$DIAL' ? MOST_REPEATS : 0;
  yield { kind: 'listens', at: call.now };
  for (;;) {
    const ends: { why: ListeningEnd; at: number }[] = [
      { why: 'phrase', at: phrase?.at ?? Infinity },
      { why: 'silence', at: lastWord + silence },
      { why: 'time', at: from + timeout },
      { why: 'longest wait', at: latest },
    ];
    const end = ends.reduce((first, one) => (one.at < first.at ? one : first));
    const event = yield* call.goOn(end.at);
    const { now } = call;
    if (event !== 'word') {
      const why = event ?? end.why;
      const words = why === 'phrase' && phrase ? { phrase: phrase.phrase, isImplied: !finishOnPhrase } : {};
      yield { kind: 'has listened', at: now, why, ...words };
      return { text: call.takeReply(), why };
    }
    const text = call.heard.slice(skipped).join(' ');
    const again = repeats < MOST_REPEATS && watch(repeatOnPhrase)(text, now);
    if (again) {
      yield { kind: 'repeats', at: now, phrase: again.phrase };
      yield* call.act(step);
      [from, skipped, finish, lastWord, phrase] = [call.now, call.heard.length, watchForEnd(), Infinity, undefined];
      repeats++;
    } else [lastWord, phrase] = [now, finish(text, now)];
  }
}

/**
 * Watches for several phrases.
 * @param threshold the required similarity, from 0 to 1 (exact)
 * @returns a function that takes the text heard so far and returns the most similar phrase once it is similar enough.
 * Until its `at`, a better match may still replace it.
 */
function watchFor(phrases: readonly string[], threshold: number) {
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
