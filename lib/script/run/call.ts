import { answerCall, type Line, type LineInput } from '../dialogue/line';
import { durationOf } from '../dialogue/speech';
import type { PhoneDialogue } from '../dialogue/schema';
import { withHomophones } from '../match/normal';
import { checksOf, phrasesOf, secondsOf, type Step } from '../script';
import { readInput, type Input } from '../words/inputs';
import type { AssumptionCode } from './assumptions';
import type { ListeningEnd, RunEvent } from './events';
import { lastParts, watchFor, type HeardPhrase } from './phrases';
import { stepSettings, type SuiteSettings } from './settings';

/** The caller in a call: the test, with its clock. All times are milliseconds since the test began. */
export interface Caller {
  readonly now: number;
  /** Who has ended the call. */
  readonly endedBy?: 'caller' | 'callee';
  /** Waits `$PAUSE` seconds. */
  pause(seconds: number): Generator<RunEvent>;
  /**
   * Carries out an input.
   * @returns the reason why it cannot be carried out
   */
  act(step: Step): Generator<RunEvent, string | undefined>;
  /** Listens to the reply until a rule of the step ends it; repeats the input where the step says so. */
  listen(step: Step): Generator<RunEvent, { text: string; why: ListeningEnd }>;
  /** Waits for the line to hang up, and then hangs up. */
  hangUp(patience: number): Generator<RunEvent>;
}

/** Milliseconds that a key takes. */
const KEY = 200;
/** An input is repeated so often in one interaction. */
const MOST_REPEATS = 3;

/** Prepares a call of a line. */
export function newCaller(
  dialogue: PhoneDialogue,
  suite: SuiteSettings,
  assume: (code: AssumptionCode) => void,
): Caller {
  let now = 0;
  let line: Line | undefined;
  let endedBy: Caller['endedBy'];
  /** What was heard since the last reply was complete. */
  let heard: string[] = [];
  let isDialling = false;

  /** Lets the line go on until its next event, or a time. Nothing happens in a call that is over. */
  function* goOn(until: number): Generator<RunEvent, 'word' | 'hang-up' | undefined> {
    if (endedBy) return 'hang-up';
    const event = line?.next(until);
    now = event?.at ?? until;
    if (event?.kind === 'word') {
      if (event.heard !== '') heard.push(event.heard);
      yield { kind: 'hears', at: now, said: event.said, heard: event.heard };
    } else if (event) {
      endedBy = 'callee';
      yield { kind: 'call ends', at: now, by: endedBy };
    }
    return event?.kind;
  }

  /** The words that come in the meantime belong to the next reply. */
  function* wait(until: number): Generator<RunEvent> {
    const before = heard.length;
    while ((yield* goOn(until)) === 'word');
    if (heard.length > before) assume('early-words');
  }

  function* dial(): Generator<RunEvent, string | undefined> {
    const { phoneNumber = dialogue.number } = suite;
    if (suite.phoneNumber === undefined) assume('no-number');
    yield { kind: 'dials', at: now, number: phoneNumber };
    now += dialogue.rings * 1000;
    if (phoneNumber.replaceAll(/[^\d+]/g, '') !== dialogue.number) return 'Call was not answered';
    line = answerCall(dialogue, now);
    yield { kind: 'is answered', at: now };
  }

  function* utter(input: Extract<Input, { text: string }>): Generator<RunEvent> {
    const words = input.kind === 'audio' ? (dialogue.recordings[input.text] ?? '') : withoutTags(input.text);
    const isKnown = input.kind === 'audio' ? Object.hasOwn(dialogue.recordings, input.text) : input.kind === 'text';
    if (!isKnown) assume('not-simulated');
    const until = now + durationOf(words, dialogue);
    yield { kind: input.kind === 'audio' ? 'plays' : 'says', at: now, text: input.text, until };
    line?.interrupt(now);
    yield* wait(until);
    if (!endedBy) line?.receive({ words }, now);
  }

  function* press(keys: string): Generator<RunEvent> {
    if (keys.length > 1) assume('keys');
    yield { kind: 'presses', at: now, keys, until: now + keys.length * KEY };
    for (const key of keys) {
      line?.interrupt(now);
      yield* wait(now + KEY);
      if (!endedBy) line?.receive({ key } satisfies LineInput, now);
    }
  }

  function* act(step: Step): Generator<RunEvent, string | undefined> {
    const input = readInput(step.input.text);
    isDialling = input.kind === 'dial';
    if (input.kind === 'dial' && !line) return yield* dial();
    if (!line) return 'There is no call yet: the first input must be $DIAL';
    if (step.input.text === '$MUTE') assume('mute');
    if (input.kind === 'silence') {
      yield { kind: 'keeps silent', at: now };
      return;
    }
    if (input.kind === 'dial' || input.kind === 'page' || input.kind === 'unknown' || input.kind === 'pause')
      return `${step.input.text} is no input for a call that goes on`;
    const pause = stepSettings(step, suite).pauseBeforeUtterance * 1000;
    if (pause > 0) {
      yield { kind: 'pauses', at: now, until: now + pause };
      yield* wait(now + pause);
    }
    if (endedBy) return 'The line has ended the call';
    if (input.kind === 'keys') yield* press(input.keys);
    else yield* utter(input);
    if (input.kind === 'text' && input.then && !endedBy) yield* press(input.then);
  }

  /** When listening ends, as far as it is known now; the earliest comes first. */
  function endsOf(step: Step, from: number, latest: number, lastWord?: number, phrase?: HeardPhrase) {
    const { listeningTimeout, endSpeechTimeout } = stepSettings(step, suite);
    const ends: { why: ListeningEnd; at: number }[] = [
      { why: 'time', at: from + listeningTimeout * 1000 },
      { why: 'longest wait', at: latest },
    ];
    if (phrase) ends.unshift({ why: 'phrase', at: phrase.at });
    if (endSpeechTimeout !== undefined && lastWord !== undefined)
      ends.unshift({ why: 'silence', at: lastWord + endSpeechTimeout * 1000 });
    return ends.toSorted((one, other) => one.at - other.at)[0] as (typeof ends)[number];
  }

  function* listen(step: Step): Generator<RunEvent, { text: string; why: ListeningEnd }> {
    const { finishOnPhrase = lastParts(checksOf(step)), repeatOnPhrase } = stepSettings(step, suite);
    const isImplied = phrasesOf(step, 'finishOnPhrase') === undefined;
    const latest = now + suite.longestWait * 1000;
    let from = now;
    let repeats = 0;
    let repeatedAt = 0;
    let lastWord: number | undefined;
    let phrase: HeardPhrase | undefined;
    let finish = watchFor(finishOnPhrase, suite.phraseThreshold);
    yield { kind: 'listens', at: now };
    for (;;) {
      const end = endsOf(step, from, latest, lastWord, phrase);
      const event = yield* goOn(end.at);
      if (event !== 'word') {
        const why = event ?? end.why;
        const words = why === 'phrase' && phrase ? { phrase: phrase.phrase, isImplied } : {};
        yield { kind: 'has listened', at: now, why, ...words };
        const text = heard.join(' ');
        heard = [];
        noteEnd(step, text, why, phrase);
        return { text, why };
      }
      lastWord = now;
      const text = heard.slice(repeatedAt).join(' ');
      const again =
        repeats < MOST_REPEATS && !isDialling && watchFor(repeatOnPhrase, suite.phraseThreshold).hear(text, now);
      if (again) {
        assume('repeat');
        yield { kind: 'repeats', at: now, phrase: again.phrase };
        yield* act(step);
        repeats++;
        [from, repeatedAt, lastWord, phrase] = [now, heard.length, undefined, undefined];
        finish = watchFor(finishOnPhrase, suite.phraseThreshold);
      } else phrase = finish.hear(text, now);
    }
  }

  /** Notes what had to be assumed for the end of a reply. */
  function noteEnd(step: Step, text: string, why: ListeningEnd, phrase: HeardPhrase | undefined) {
    const set = phrasesOf(step, 'finishOnPhrase');
    const { endSpeechTimeout } = stepSettings(step, suite);
    const ends = [set, endSpeechTimeout, secondsOf(step, 'listeningTimeout')].filter((end) => end !== undefined);
    if (ends.length > 1) assume('first-end');
    if (why === 'phrase' && !set) assume('implied-phrase');
    if (why === 'phrase' && !phrase?.isExact) assume('near-phrase');
    if (why === 'silence') assume('silence-clock');
    if (why === 'time' && isDialling) assume('dial-clock');
    if (why === 'longest wait') assume('longest-wait');
    const corrected = withHomophones(text, suite.comparing.homophones ?? {});
    if (why !== 'phrase' && watchFor(set ?? [], suite.phraseThreshold).hear(corrected, now)) assume('raw-phrase');
  }

  return {
    get now() {
      return now;
    },
    get endedBy() {
      return endedBy;
    },
    *pause(seconds) {
      if (!Number.isInteger(seconds)) assume('fraction');
      yield { kind: 'pauses', at: now, until: now + seconds * 1000 };
      yield* wait(now + seconds * 1000);
    },
    act,
    listen,
    *hangUp(patience) {
      if (!line) return;
      const until = now + patience;
      while ((yield* goOn(until)) === 'word');
      if (endedBy) return;
      endedBy = 'caller';
      yield { kind: 'call ends', at: now, by: endedBy };
    },
  };
}

/** The words of SSML. */
function withoutTags(text: string): string {
  return text.replaceAll(/<[^>]*>/g, ' ').trim();
}
