import { checksOf, type Step } from '../script';
import { act, type Call } from './act';
import type { ListeningEnd, RunEvent } from './events';
import { lastParts, watchFor, type HeardPhrase } from './phrases';
import { stepSettings } from './settings';

/** The maximum number of times an input is repeated in one step. */
const MOST_REPEATS = 3;

/** The state of listening since the input was given or last repeated. Times are in milliseconds. */
interface Listening {
  from: number;
  /** How many of the words heard belong to the previous attempt. */
  skipped: number;
  lastWord?: number;
  finish: ReturnType<typeof watchFor>;
  phrase?: HeardPhrase;
}

/** Listens to a reply until one of the step's rules ends it. Repeats the input if the step says so. */
export function* listen(step: Step, call: Call): Generator<RunEvent, { text: string; why: ListeningEnd }> {
  const { connection, suite } = call;
  const { finishOnPhrase, repeatOnPhrase } = stepSettings(step, suite);
  const begin = (skipped: number): Listening => {
    const finish = watchFor(finishOnPhrase ?? lastParts(checksOf(step)), suite.phraseThreshold);
    return { from: connection.now, skipped, finish };
  };
  const isDial = step.input.text === '$DIAL';
  const latest = connection.now + suite.longestWait * 1000;
  let listening = begin(0);
  let repeats = isDial ? MOST_REPEATS : 0;
  yield { kind: 'listens', at: connection.now };
  for (;;) {
    const end = nextEnd(step, call, listening, latest);
    const event = yield* connection.goOn(end.at);
    if (event !== 'word') {
      const why = event ?? end.why;
      const { phrase } = listening;
      const words = why === 'phrase' && phrase ? { phrase: phrase.phrase, isImplied: !finishOnPhrase } : {};
      yield { kind: 'has listened', at: connection.now, why, ...words };
      return { text: connection.takeReply(), why };
    }
    const { now } = connection;
    const text = connection.heard.slice(listening.skipped).join(' ');
    const again = repeats < MOST_REPEATS && watchFor(repeatOnPhrase, suite.phraseThreshold)(text, now);
    if (again) {
      yield { kind: 'repeats', at: now, phrase: again.phrase };
      yield* act(step, call);
      listening = begin(connection.heard.length);
      repeats++;
    } else {
      listening.lastWord = now;
      listening.phrase = listening.finish(text, now);
    }
  }
}

/** The next event that will end listening, judging from what has been heard so far. */
function nextEnd(
  step: Step,
  { suite }: Call,
  { from, lastWord, phrase }: Listening,
  latest: number,
): { why: ListeningEnd; at: number } {
  const { listeningTimeout, endSpeechTimeout } = stepSettings(step, suite);
  const isWatched = endSpeechTimeout !== undefined && lastWord !== undefined;
  const ends: { why: ListeningEnd; at: number }[] = [
    { why: 'phrase', at: phrase?.at ?? Infinity },
    { why: 'silence', at: isWatched ? lastWord + endSpeechTimeout * 1000 : Infinity },
    { why: 'time', at: from + listeningTimeout * 1000 },
    { why: 'longest wait', at: latest },
  ];
  return ends.reduce((first, end) => (end.at < first.at ? end : first));
}
