import { answerCall, type Line, type LineInput } from '../dialogue/line';
import type { PhoneDialogue } from '../dialogue/schema';
import type { RunEvent } from './events';

/** A call and its clock. All times are in milliseconds since the test began. */
export interface Connection {
  readonly now: number;
  /** True once the line has answered, even after the call ended. */
  readonly isMade: boolean;
  /** Who ended the call. */
  readonly endedBy?: 'caller' | 'callee';
  /** The words heard since the last complete reply. */
  readonly heard: readonly string[];
  /** Calls a number. Returns whether the line answers. */
  dial(number: string): Generator<RunEvent, boolean>;
  /** Advances time to the line's next event, or to `until`. Nothing happens once a call has ended. */
  goOn(until: number): Generator<RunEvent, 'word' | 'hang-up' | undefined>;
  /** Advances time. Anything heard meanwhile is part of the next reply. */
  wait(until: number): Generator<RunEvent>;
  /** Says or presses something, and finishes at `until`. */
  give(input: LineInput, until: number): Generator<RunEvent>;
  /** Returns the words heard so far, and starts a new reply. */
  takeReply(): string;
  /** Gives the line `patience` milliseconds to hang up, then hangs up. */
  hangUp(patience: number): Generator<RunEvent>;
}

/** Prepares a call. */
export function newConnection(dialogue: PhoneDialogue): Connection {
  let now = 0;
  let line: Line | undefined;
  let endedBy: Connection['endedBy'];
  let heard: string[] = [];

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

  function* wait(until: number): Generator<RunEvent> {
    while ((yield* goOn(until)) === 'word');
  }

  return {
    get now() {
      return now;
    },
    get isMade() {
      return line !== undefined;
    },
    get endedBy() {
      return endedBy;
    },
    get heard() {
      return heard;
    },
    *dial(number) {
      yield { kind: 'dials', at: now, number };
      now += dialogue.rings * 1000;
      if (number.replaceAll(/[^\d+]/g, '') !== dialogue.number) return false;
      line = answerCall(dialogue, now);
      yield { kind: 'is answered', at: now };
      return true;
    },
    goOn,
    wait,
    *give(input, until) {
      line?.interrupt(now);
      yield* wait(until);
      if (!endedBy) line?.receive(input, now);
    },
    takeReply() {
      const text = heard.join(' ');
      heard = [];
      return text;
    },
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
