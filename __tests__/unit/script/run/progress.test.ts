import { progressOf, timesOf, type RowProgress } from '../../../../lib/script/run/progress';
import { plainLine, run, TO_PURPOSE } from './running';

const dialogue = plainLine({ count: ['one two three', 2, 'four five'], end: ['bye'] });
const SCRIPT = '- $DIAL:\n    - set finishOnPhrase: three\n- $PAUSE 3\n- $SILENCE:\n    - set listeningTimeout: 1\n';

/** The rows of the first test, one line each, when so many events have happened. */
function rowsOf(script: string, shown?: (kinds: string[]) => number, how: Parameters<typeof run>[1] = { dialogue }) {
  const { events, report } = run(script, how);
  const count = shown?.(events.map(({ kind }) => kind)) ?? events.length;
  return progressOf(report, events, count)[0]?.rows.map(tell);
}

const tell = ({ input, state, actual }: RowProgress) => [input, state, actual].filter(Boolean).join(' | ');

test('before anything has happened every interaction waits', () => {
  expect(rowsOf(SCRIPT, () => 0)).toEqual(['$DIAL | waiting', '$SILENCE | waiting']);
});

test('a reply grows word by word, and the steps after it wait', () => {
  const second = (kinds: string[]) => kinds.indexOf('hears') + 2;
  expect(rowsOf(SCRIPT, second)).toEqual(['$DIAL | running | one two', '$SILENCE | waiting']);
});

test('what is heard in a pause belongs to the next reply, as in the report', () => {
  expect(rowsOf(SCRIPT)).toEqual(['$DIAL | done | one two three', '$PAUSE 3 | done', '$SILENCE | done | four five']);
  expect(run(SCRIPT, { dialogue }).report.tests[0]?.interactions[1]?.actual).toBe('four five');
});

test('a step that does not run is done with when its test is over', () => {
  const script = '- $DIAL:\n    - set listeningTimeout: 40\n- $1\n';
  const how = { dialogue: plainLine({ end: ['bye'] }) };
  expect(rowsOf(script, (kinds) => kinds.indexOf('call ends'), how)).toEqual(['$DIAL | running | bye', '$1 | waiting']);
  expect(rowsOf(script, undefined, how)).toEqual(['$DIAL | done | bye', '$1 | done']);
});

test('what was misheard is told with the words that were said', () => {
  const { events, report } = run(TO_PURPOSE);
  const [greeting] = progressOf(report, events, events.length)[0]?.rows ?? [];
  expect(greeting?.misheard.map(({ said, heard }) => [said, heard])).toEqual([
    ['Tern Air.', 'turn air'],
    ['español.', 'espanol'],
  ]);
});

test('the clock of a run goes on where that of a test starts anew', () => {
  const { events } = run(`---\n- test: One\n- $DIAL:\n    - set listeningTimeout: 1\n---\n- test: Two\n- $DIAL\n`);
  const times = timesOf(events);
  const second = events.findLastIndex(({ kind }) => kind === 'test begins');
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  expect([events[second]?.at, times[second]]).toEqual([0, (times[second - 1] ?? 0) + 1000]);
});
