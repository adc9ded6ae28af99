import { answerCall, type Line, type LineInput } from '../dialogue/line';
import type { PhoneDialogue } from '../dialogue/schema';
import { durationOf } from '../dialogue/speech';
import type { Step } from '../model';
import type { ResolvedSettings } from '../settings/resolve';
import { readInput, type Input } from '../words/words';
import type { Performed, Performer, RunEvent } from './report';
import { listen } from './listen';

/** How long the line has to hang up after the last step, in milliseconds. */
const LAST_PATIENCE = 2000;

/** How long pressing a key takes, in milliseconds. */
const KEY = 200;

/** A call. All times are in milliseconds since the test began. */
export class Call implements Performer {
  now = 0;
  endedBy?: 'caller' | 'callee';
  /** The words heard since the last complete reply. */
  heard: string[] = [];
  /** Absent until the line has answered. It stays when the call ends. */
  line?: Line;

  constructor(
    readonly dialogue: PhoneDialogue,
    readonly settings: ResolvedSettings,
  ) {}

  *perform(step: Step, isLast: boolean): Generator<RunEvent, Performed> {
    const message = yield* this.act(step);
    if (message !== undefined) return { message, properties: {} };
    const { text, why: ended } = yield* listen(step, this);
    if (ended === 'longest wait')
      return { text, ended, message: 'Timeout exceeded while waiting for the interaction response', properties: {} };
    if (isLast) yield* this.end(LAST_PATIENCE);
    const endedBy = isLast ? this.endedBy : undefined;
    const properties = { prompt: text || undefined, message: step.input.text, 'connection.endedBy': endedBy };
    return { text, ended, properties };
  }

  /** Performs a step's input. Returns the reason if it can't be performed. */
  *act(step: Step): Generator<RunEvent, string | undefined> {
    const { text } = step.input;
    const input = readInput(text);
    if (input.kind === 'dial' && !this.line) {
      const isAnswered = yield* this.dial(this.settings.text('phoneNumber') ?? this.dialogue.number);
      return isAnswered ? undefined : 'Call was not answered';
    }
    if (!this.line) return 'There is no call yet: the first input must be $DIAL';
    if (input.kind === 'silence') {
      yield { kind: 'keeps silent', at: this.now };
      return;
    }
    if (!['keys', 'text', 'ssml', 'audio'].includes(input.kind)) return `${text} cannot be used during a call`;
    const pause = (this.settings.inStep(step).number('pauseBeforeUtterance') ?? 0) * 1000;
    if (pause > 0) yield* this.pause(pause);
    if (this.endedBy) return 'The line has ended the call';
    if (input.kind === 'keys') yield* this.press(input.text);
    else yield* this.utter(input);
    if (input.then && !this.endedBy) yield* this.press(input.then);
  }

  private *utter({ kind, text }: Input): Generator<RunEvent> {
    const isAudio = kind === 'audio';
    const words = isAudio ? (this.dialogue.recordings[text] ?? '') : text.replaceAll(/<[^>]*>/g, ' ').trim();
    const until = this.now + durationOf(words, this.dialogue);
    yield { kind: isAudio ? 'plays' : 'says', at: this.now, text, until };
    yield* this.give({ words }, until);
  }

  private *press(keys: string): Generator<RunEvent> {
    yield { kind: 'presses', at: this.now, keys, until: this.now + keys.length * KEY };
    for (const key of keys) yield* this.give({ key }, this.now + KEY);
  }

  /** Says or presses something, and finishes at `until`. */
  private *give(input: LineInput, until: number): Generator<RunEvent> {
    this.line?.interrupt(this.now);
    yield* this.wait(until);
    if (!this.endedBy) this.line?.receive(input, this.now);
  }

  private *dial(number: string): Generator<RunEvent, boolean> {
    yield { kind: 'dials', at: this.now, number };
    this.now += this.dialogue.rings * 1000;
    if (number.replaceAll(/[^\d+]/g, '') !== this.dialogue.number) return false;
    this.line = answerCall(this.dialogue, this.now);
    yield { kind: 'is answered', at: this.now };
    return true;
  }

  /** Advances time to the line's next event, or to `until`. Nothing happens once the call has ended. */
  *goOn(until: number): Generator<RunEvent, 'word' | 'hang-up' | undefined> {
    if (this.endedBy) return 'hang-up';
    const event = this.line?.next(until);
    this.now = event?.at ?? until;
    if (event?.kind === 'word') {
      if (event.heard !== '') this.heard.push(event.heard);
      yield { kind: 'hears', at: this.now, said: event.said, heard: event.heard };
    } else if (event) yield* this.endBy('callee');
    return event?.kind;
  }

  /** Advances time. Anything heard meanwhile is part of the next reply. */
  private *wait(until: number): Generator<RunEvent> {
    while ((yield* this.goOn(until)) === 'word');
  }

  *pause(milliseconds: number): Generator<RunEvent> {
    const until = this.now + milliseconds;
    yield { kind: 'pauses', at: this.now, until };
    yield* this.wait(until);
  }

  /** Returns the words heard so far, and starts a new reply. */
  takeReply(): string {
    const text = this.heard.join(' ');
    this.heard = [];
    return text;
  }

  /** Gives the line `patience` milliseconds to hang up, then hangs up. */
  *end(patience = 0): Generator<RunEvent> {
    if (!this.line) return;
    yield* this.wait(this.now + patience);
    if (!this.endedBy) yield* this.endBy('caller');
  }

  private *endBy(by: 'caller' | 'callee'): Generator<RunEvent> {
    this.endedBy = by;
    yield { kind: 'call ends', at: this.now, by };
  }
}
