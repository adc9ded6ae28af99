import type { RunEvent } from './events';

/** Milliseconds between the end of a test and the start of the next, for viewers. */
const BETWEEN_TESTS = 1000;

/** When each event of a run happens, in milliseconds since the run began. Each test starts its own clock. */
export function timesOf(events: readonly RunEvent[]): number[] {
  let start = 0;
  let last = 0;
  return events.map(({ kind, at }, index) => {
    if (kind === 'test begins' && index > 0) start = last + BETWEEN_TESTS;
    last = start + at;
    return last;
  });
}
