import type { Range } from '../problem';
import type { CheckResult } from './checks';
import type { ListeningEnd } from './events';

/** A step in a report: its input, and the expected and actual replies. */
export interface InteractionReport {
  input: string;
  /** Where the input is in the script. */
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
  /** The test's duration in seconds. */
  seconds: number;
  interactions: readonly InteractionReport[];
  /** Who ended the call. */
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
    /** Average execution time per test, in seconds. */
    averageSeconds: executed === 0 ? 0 : seconds / executed,
  };
}
