import type { Dialogue } from '../dialogue/schema';
import type { Step } from '../script';
import type { Properties } from './checks';
import type { RunEvent } from './events';
import type { InteractionReport, TestReport } from './report';
import type { SuiteSettings } from './settings';

/** What a test runs with. */
export interface Setup {
  dialogue: Dialogue;
  suite: SuiteSettings;
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
  properties: Properties;
}
