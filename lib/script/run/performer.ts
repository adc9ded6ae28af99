import type { Dialogue } from '../dialogue/schema';
import type { Step } from '../script';
import type { Properties } from './checks';
import type { RunEvent } from './events';
import type { InteractionReport, TestReport } from './report';
import type { SuiteSettings } from './settings';

export interface Setup {
  dialogue: Dialogue;
  suite: SuiteSettings;
}

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
