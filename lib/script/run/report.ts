import type { Step } from '../model';
import type { Range } from '../rules/report';
import type { CheckResult, Properties } from './checks';

/** What ended listening. */
export type ListeningEnd = 'phrase' | 'silence' | 'time' | 'hang-up' | 'longest wait';

/** An event in a run. Times are in milliseconds since its test began. */
export type RunEvent = { at: number } & (
  | { kind: 'test begins'; test: number; name?: string }
  | { kind: 'step'; step: number; input: string }
  | { kind: 'dials'; number: string }
  | { kind: 'is answered' }
  /** A word that the line says, or several words that were misheard together, as said and as recognized. */
  | { kind: 'hears'; said: string; heard: string }
  /** The test waits, before an utterance or because of `$PAUSE`. */
  | { kind: 'pauses'; until: number }
  | { kind: 'says' | 'plays'; text: string; until: number }
  | { kind: 'presses'; keys: string; until: number }
  | { kind: 'keeps silent' }
  | { kind: 'types'; text: string }
  | { kind: 'clicks'; text: string }
  | { kind: 'replies'; text: string; choices: readonly string[] }
  | { kind: 'repeats'; phrase: string }
  | { kind: 'listens' }
  /** Listening ended, perhaps because of a `phrase`. With `isImplied`, the phrase is the end of an expected text. */
  | { kind: 'has listened'; why: ListeningEnd; phrase?: string; isImplied?: boolean }
  | { kind: 'compares'; step: number; result: CheckResult }
  /** A step failed for a reason other than an expectation. */
  | { kind: 'fails'; step: number; message: string }
  | { kind: 'call ends'; by: 'caller' | 'callee' }
  | { kind: 'test ends'; outcome: 'passed' | 'failed' }
);

/** Performs a test's steps on either kind of target. */
export interface Performer {
  now: number;
  endedBy?: TestReport['endedBy'];
  pause(milliseconds: number): Generator<RunEvent>;
  /** Performs a step that isn't a pause. A `message` says why it failed before its expectations were checked. */
  perform(step: Step, isLast: boolean): Generator<RunEvent, Performed>;
  end(): Generator<RunEvent>;
}

/** See {@link Performer}. */
export type Performed = Pick<InteractionReport, 'ended' | 'message'> & { text?: string; properties: Properties };

/** A step in a report: its input, and the expected and actual replies. */
export interface InteractionReport {
  input: string;
  range: Range;
  outcome: 'passed' | 'failed' | 'not run';
  checks: readonly CheckResult[];
  /** The reply's text, with homophones replaced. */
  actual?: string;
  /** The reason why listening ended. Set only in calls. */
  ended?: ListeningEnd;
  /** Why the step failed, if its expectations don't show the reason. */
  message?: string;
}

/** A test in a report, with the count of passed steps shown as `[2/3]`. */
export interface TestReport {
  name?: string;
  outcome: 'passed' | 'failed' | 'skipped';
  passed: number;
  total: number;
  seconds: number;
  interactions: readonly InteractionReport[];
  endedBy?: 'caller' | 'callee';
}

/** See {@link summarize}. */
export type RunReport = ReturnType<typeof summarize>;

/** A run's report: its outcome, and the figures shown on the history page. A run passes if all tests were skipped. */
export function summarize(tests: readonly TestReport[]) {
  const ran = tests.filter(({ outcome }) => outcome !== 'skipped');
  const executed = ran.length;
  const failed = ran.filter(({ outcome }) => outcome === 'failed').length;
  const seconds = ran.reduce((sum, test) => sum + test.seconds, 0);
  return {
    outcome: failed === 0 ? ('PASSED' as const) : ('FAILED' as const),
    tests,
    executed,
    failed,
    /** The percentage of executed tests that passed; 100 if there are none. */
    successRate: executed === 0 ? 100 : 100 - Math.round((100 * failed) / executed),
    averageSeconds: executed === 0 ? 0 : seconds / executed,
  };
}
