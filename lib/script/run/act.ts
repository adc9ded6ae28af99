import type { PhoneDialogue } from '../dialogue/schema';
import { durationOf } from '../dialogue/speech';
import type { Step } from '../script';
import { readInput, type Input } from '../words/inputs';
import type { Connection } from './connection';
import type { RunEvent } from './events';
import { stepSettings, type SuiteSettings } from './settings';

/** How long pressing a key takes, in milliseconds. */
const KEY = 200;

/** A call, and what its steps need. */
export interface Call {
  connection: Connection;
  dialogue: PhoneDialogue;
  suite: SuiteSettings;
}

/**
 * Performs a step's input in a call.
 * @returns the reason if it can't be performed
 */
export function* act(step: Step, call: Call): Generator<RunEvent, string | undefined> {
  const { connection, suite } = call;
  const { text } = step.input;
  const input = readInput(text);
  if (input.kind === 'dial' && !connection.isMade) {
    const isAnswered = yield* connection.dial(suite.phoneNumber ?? call.dialogue.number);
    return isAnswered ? undefined : 'Call was not answered';
  }
  if (!connection.isMade) return 'There is no call yet: the first input must be $DIAL';
  if (input.kind === 'silence') {
    yield { kind: 'keeps silent', at: connection.now };
    return;
  }
  if (!['keys', 'text', 'ssml', 'audio'].includes(input.kind)) return `${text} cannot be used during a call`;
  const pause = stepSettings(step, suite).pauseBeforeUtterance * 1000;
  if (pause > 0) yield* connection.pause(pause);
  if (connection.endedBy) return 'The line has ended the call';
  if (input.kind === 'keys') yield* press(input.text, call);
  else yield* utter(input, call);
  if (input.then && !connection.endedBy) yield* press(input.then, call);
}

function* utter({ kind, text }: Input, { connection, dialogue }: Call): Generator<RunEvent> {
  const isAudio = kind === 'audio';
  const words = isAudio ? (dialogue.recordings[text] ?? '') : text.replaceAll(/<[^>]*>/g, ' ').trim();
  const until = connection.now + durationOf(words, dialogue);
  yield { kind: isAudio ? 'plays' : 'says', at: connection.now, text, until };
  yield* connection.give({ words }, until);
}

function* press(keys: string, { connection }: Call): Generator<RunEvent> {
  yield { kind: 'presses', at: connection.now, keys, until: connection.now + keys.length * KEY };
  for (const key of keys) yield* connection.give({ key }, connection.now + KEY);
}
