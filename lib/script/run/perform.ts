import type { PhoneDialogue } from '../dialogue/schema';
import type { Step } from '../script';
import { act } from './act';
import { newConnection } from './connection';
import { listen } from './listen';
import type { Properties } from './checks';
import type { RunEvent } from './events';
import type { InteractionReport, TestReport } from './report';
import type { SuiteSettings } from './settings';

/** Performs a test's steps on either kind of target. */
export interface Performer {
  readonly now: number;
  readonly endedBy?: TestReport['endedBy'];
  pause(seconds: number): Generator<RunEvent>;
  /** Performs a step that isn't a pause. */
  perform(step: Step, isLast: boolean): Generator<RunEvent, Performed>;
  end(): Generator<RunEvent>;
}

/** The outcome of a step, before its expectations are checked. */
export interface Performed {
  text?: string;
  ended?: InteractionReport['ended'];
  /** Why it failed. */
  message?: string;
  properties: Properties;
}

/** How long the line has to hang up after the last step, in milliseconds. */
const LAST_PATIENCE = 2000;

/** Places a call. All times are in milliseconds since the test began. */
export function inCall(dialogue: PhoneDialogue, suite: SuiteSettings): Performer {
  const connection = newConnection(dialogue);
  const call = { connection, dialogue, suite };
  return {
    get now() {
      return connection.now;
    },
    get endedBy() {
      return connection.endedBy;
    },
    pause: (seconds) => connection.pause(seconds * 1000),
    *perform(step, isLast) {
      const message = yield* act(step, call);
      if (message !== undefined) return { message, properties: {} };
      const { text, why } = yield* listen(step, call);
      if (why === 'longest wait') return { text, ended: why, message: TOO_LONG, properties: {} };
      if (isLast) yield* connection.hangUp(LAST_PATIENCE);
      const endedBy = isLast ? connection.endedBy : undefined;
      const prompt = text === '' ? undefined : text;
      return { text, ended: why, properties: { prompt, message: step.input.text, 'connection.endedBy': endedBy } };
    },
    end: () => connection.hangUp(0),
  };
}

const TOO_LONG = 'Timeout exceeded while waiting for the interaction response';
