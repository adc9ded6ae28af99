import type { Range } from '../problem';
import type { CheckResult } from './checks';
import type { ListeningEnd } from './events';

/** A step of a report: input, expected and actual. */
export interface InteractionReport {
  input: string;
  /** The range of the input. */
  range: Range;
  outcome: 'passed' | 'failed' | 'not run';
  checks: readonly CheckResult[];
  /** The text of the reply, with homophones replaced. */
  actual?: string;
  /** Why listening ended, in a call. */
  ended?: ListeningEnd;
  /** Why it failed, if no expectation shows it. */
  message?: string;
}

/** A test of a report, with the count of its steps: `[2/3]`. */
export interface TestReport {
  name?: string;
  outcome: 'passed' | 'failed' | 'skipped';
  passed: number;
  total: number;
  /** Its duration in seconds. */
  seconds: number;
  interactions: readonly InteractionReport[];
  /** Who ended the call. */
  endedBy?: 'caller' | 'callee';
}

/** The report of a run: its outcome, and the figures of the history page. */
export interface RunReport {
  outcome: 'PASSED' | 'FAILED';
  tests: readonly TestReport[];
  executed: number;
  failed: number;
  /** The percentage of executed tests that passed; 100 if there are none. */
  successRate: number;
  /** Average execution time of a test, in seconds. */
  averageSeconds: number;
}

/** A test that ran. */
export function testReport(
  name: string | undefined,
  interactions: readonly InteractionReport[],
  { at, endedBy }: { at: number; endedBy?: TestReport['endedBy'] },
): TestReport {
  const passed = interactions.filter(({ outcome }) => outcome === 'passed').length;
  const total = interactions.length;
  const outcome = passed === total ? 'passed' : 'failed';
  return { name, outcome, passed, total, seconds: at / 1000, interactions, ...(endedBy && { endedBy }) };
}

/** Summarizes the tests of a run, which passes if all were skipped. */
export function summarize(tests: readonly TestReport[]): RunReport {
  const ran = tests.filter(({ outcome }) => outcome !== 'skipped');
  const executed = ran.length;
  const failed = ran.filter(({ outcome }) => outcome === 'failed').length;
  const seconds = ran.reduce((sum, test) => sum + test.seconds, 0);
  return {
    outcome: failed === 0 ? 'PASSED' : 'FAILED',
    tests,
    executed,
    failed,
    successRate: executed === 0 ? 100 : 100 - Math.round((100 * failed) / executed),
    averageSeconds: executed === 0 ? 0 : seconds / executed,
  };
}
