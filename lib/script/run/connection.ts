import { answerCall, type Line, type LineInput } from '../dialogue/line';
import type { PhoneDialogue } from '../dialogue/schema';
import type { RunEvent } from './events';

/** See {@link newConnection}. */
export type Connection = ReturnType<typeof newConnection>;

/** Prepares a call, which has its own clock. All times are in milliseconds since the test began. */
export function newConnection(dialogue: PhoneDialogue) {
  let now = 0;
  let line: Line | undefined;
  let endedBy: 'caller' | 'callee' | undefined;
  let heard: string[] = [];

  /** Advances time to the line's next event, or to `until`. Nothing happens once a call has ended. */
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

  /** Advances time. Anything heard meanwhile is part of the next reply. */
  function* wait(until: number): Generator<RunEvent> {
    while ((yield* goOn(until)) === 'word');
  }

  /** Waits, and reports it. */
  function* pause(milliseconds: number): Generator<RunEvent> {
    const until = now + milliseconds;
    yield { kind: 'pauses', at: now, until };
    yield* wait(until);
  }

  return {
    get now() {
      return now;
    },
    /** True once the line has answered, even after the call ended. */
    get isMade() {
      return line !== undefined;
    },
    /** Who ended the call. */
    get endedBy() {
      return endedBy;
    },
    /** The words heard since the last complete reply. */
    get heard(): readonly string[] {
      return heard;
    },
    /** Calls a number. Returns whether the line answers. */
    *dial(number: string): Generator<RunEvent, boolean> {
      yield { kind: 'dials', at: now, number };
      now += dialogue.rings * 1000;
      if (number.replaceAll(/[^\d+]/g, '') !== dialogue.number) return false;
      line = answerCall(dialogue, now);
      yield { kind: 'is answered', at: now };
      return true;
    },
    goOn,
    pause,
    /** Says or presses something, and finishes at `until`. */
    *give(input: LineInput, until: number): Generator<RunEvent> {
      line?.interrupt(now);
      yield* wait(until);
      if (!endedBy) line?.receive(input, now);
    },
    /** Returns the words heard so far, and starts a new reply. */
    takeReply(): string {
      const text = heard.join(' ');
      heard = [];
      return text;
    },
    /** Gives the line `patience` milliseconds to hang up, then hangs up. */
    *hangUp(patience: number): Generator<RunEvent> {
      if (!line) return;
      yield* wait(now + patience);
      if (endedBy) return;
      endedBy = 'caller';
      yield { kind: 'call ends', at: now, by: endedBy };
    },
  };
}
