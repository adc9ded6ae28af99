import type { RunEvent } from './events';

/** How long viewers wait between one test and the next, in milliseconds. */
const BETWEEN_TESTS = 1000;

/** When each event in a run happens, in milliseconds since the run began. Each test's own times start at zero. */
export function timesOf(events: readonly RunEvent[]): number[] {
  let start = 0;
  let last = 0;
  return events.map(({ kind, at }, index) => {
    if (kind === 'test begins' && index > 0) start = last + BETWEEN_TESTS;
    last = start + at;
    return last;
  });
}
