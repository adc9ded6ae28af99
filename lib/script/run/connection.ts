import { answerCall, type Line, type LineInput } from '../dialogue/line';
import type { PhoneDialogue } from '../dialogue/schema';
import type { RunEvent } from './events';

/** A call and its clock: all times are milliseconds since the test began. */
export interface Connection {
  readonly now: number;
  /** True once the line has answered, even after the call ended. */
  readonly isMade: boolean;
  /** Who has ended the call. */
  readonly endedBy?: 'caller' | 'callee';
  /** The words that were heard since the last reply was complete. */
  readonly heard: readonly string[];
  /** Calls a number; tells whether the line answers. */
  dial(number: string): Generator<RunEvent, boolean>;
  /** Lets time go on until the next event of the line, or until a moment. Nothing happens in a call that is over. */
  goOn(until: number): Generator<RunEvent, 'word' | 'hang-up' | undefined>;
  /** Lets time go on until a moment. What is heard meanwhile belongs to the next reply. */
  wait(until: number): Generator<RunEvent>;
  /** Says or presses something, which takes until a moment. */
  give(input: LineInput, until: number): Generator<RunEvent>;
  /** Takes the words that were heard as a reply. */
  takeReply(): string;
  /** Waits some milliseconds for the line to hang up, and then does so. */
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
