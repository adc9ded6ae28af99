import type { Dialogue } from '../dialogue/schema';
import type { Step } from '../script';
import { act } from './act';
import type { AssumptionCode } from './assumptions';
import { newVisitor } from './chat';
import type { Reply } from './checks';
import { newConnection } from './connection';
import type { RunEvent } from './events';
import { listen } from './listen';
import type { InteractionReport, TestReport } from './report';
import type { SuiteSettings } from './settings';

/** Milliseconds that a test gives the line to hang up after the last interaction. */
const LAST_PATIENCE = 2000;

/** What a test runs with. */
export interface Setup {
  dialogue: Dialogue;
  suite: SuiteSettings;
  /** Is told each assumption that the run makes use of. */
  assume: (code: AssumptionCode) => void;
}

/** Carries out the steps of a test, on either kind of target. */
export interface Performer {
  readonly now: number;
  readonly endedBy?: TestReport['endedBy'];
  pause(seconds: number): Generator<RunEvent>;
  /** Carries out a step that is no pause; `isLast`: no other follows. */
  perform(step: Step, isLast: boolean): Generator<RunEvent, Performed>;
  end(): Generator<RunEvent>;
}

/** What became of a step, before its expectations are looked at. */
export interface Performed {
  text?: string;
  ended?: InteractionReport['ended'];
  /** The reason why it failed. */
  message?: string;
  properties: Reply['properties'];
}

/** Makes a call, or opens a page, for a test. */
export function performerFor(setup: Setup): Performer {
  const { dialogue } = setup;
  return dialogue.kind === 'phone' ? inCall(dialogue, setup) : inChat(dialogue, setup);
}

function inCall(dialogue: Extract<Dialogue, { kind: 'phone' }>, { suite, assume }: Setup): Performer {
  const connection = newConnection(dialogue, assume);
  const call = { connection, dialogue, suite, assume };
  return {
    get now() {
      return connection.now;
    },
    get endedBy() {
      return connection.endedBy;
    },
    *pause(seconds) {
      const until = connection.now + seconds * 1000;
      yield { kind: 'pauses', at: connection.now, until };
      yield* connection.wait(until);
    },
    *perform(step, isLast) {
      const message = yield* act(step, call);
      if (message !== undefined) return { message, properties: {} };
      const { text, why } = yield* listen(step, call);
      if (why === 'longest wait') return { text, ended: why, message: TOO_LONG, properties: {} };
      if (isLast) {
        if (step.expressions.some((one) => one.kind === 'check' && one.property === 'connection.endedBy'))
          assume('hang-up');
        yield* connection.hangUp(LAST_PATIENCE);
      }
      const endedBy = isLast ? connection.endedBy : undefined;
      const prompt = text === '' ? undefined : text;
      return { text, ended: why, properties: { prompt, message: step.input.text, 'connection.endedBy': endedBy } };
    },
    end: () => connection.hangUp(0),
  };
}

const TOO_LONG = 'Timeout exceeded while waiting for the interaction response';

function inChat(dialogue: Extract<Dialogue, { kind: 'chat' }>, { suite, assume }: Setup): Performer {
  const visitor = newVisitor(dialogue, suite, assume);
  return {
    get now() {
      return visitor.now;
    },
    pause: visitor.pause,
    *perform(step) {
      const { text, message } = yield* visitor.act(step);
      return { text, message, properties: { prompt: text, message: step.input.text, ...visitor.look(step) } };
    },
    *end() {},
  };
}
