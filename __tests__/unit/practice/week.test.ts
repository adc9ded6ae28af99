import { countOutcomes, formatTime, monitorWeek, readWeekForm, type WeekSettings } from '../../../lib/simulations/week';

const weekOf = (change: Partial<WeekSettings> = {}) => monitorWeek({ ...readWeekForm({}), ...change });

test('the form starts with the schedule of a trial, two retries and no calendar', () => {
  expect(readWeekForm({})).toEqual({ schedule: '0 */6 * * *', retries: 2, calendar: 'none' });
  expect(readWeekForm({ schedule: '0 * * * *', retries: '0', calendar: 'both' })).toEqual({
    schedule: '0 * * * *',
    retries: 0,
    calendar: 'both',
  });
  expect(readWeekForm({ schedule: 'toString', calendar: 'constructor' })).toMatchObject({ calendar: 'none' });
});

// The schedules of the dropdown, as the facts on monitoring list them.
test.each([
  ['*/30 * * * *', 7 * 48, 'Monday 00:00', 'Sunday 23:30'],
  ['0 * * * *', 7 * 24, 'Monday 00:00', 'Sunday 23:00'],
  ['0 */6 * * *', 7 * 4, 'Monday 00:00', 'Sunday 18:00'],
  ['0 */12 * * *', 7 * 2, 'Monday 00:00', 'Sunday 12:00'],
  ['0 0 * * *', 7, 'Monday 00:00', 'Sunday 00:00'],
  ['0 0 * * 0', 1, 'Sunday 00:00', 'Sunday 00:00'],
] as const)('%s runs %d times in a week', (schedule, number, first, last) => {
  const times = weekOf({ schedule }).runs.map(({ minute }) => formatTime(minute));
  expect([times.length, times[0], times.at(-1)]).toEqual([number, first, last]);
});

/** The outcome of a run at a time of the week. */
const runAt = (time: string, settings: Partial<WeekSettings>) =>
  weekOf({ schedule: '0 * * * *', ...settings }).runs.find(({ minute }) => formatTime(minute) === time);

// Retries: how many re-runs after a failure before anyone is notified.
test.each([
  ['a fault of a minute', 'Monday 12:00', 0, 'alert', 1],
  ['a fault of a minute', 'Monday 12:00', 1, 'retried', 2],
  ['a fault of a minute', 'Monday 12:00', 2, 'retried', 2],
  ['a fault of three minutes', 'Tuesday 18:00', 2, 'alert', 3],
  ['a fault of three minutes', 'Tuesday 18:00', 3, 'retried', 4],
  ['an outage', 'Wednesday 03:00', 3, 'alert', 4],
  ['no fault', 'Wednesday 06:00', 3, 'passed', 1],
] as const)('%s, %s, %d retries: %s', (_what, time, retries, outcome, attempts) => {
  expect(runAt(time, { retries })).toMatchObject({ outcome, attempts });
});

// Exclusion windows: runs inside any window of the suite's calendar are skipped.
test.each([
  ['Saturday 21:00', 'maintenance', 'passed'],
  ['Saturday 22:00', 'maintenance', 'skipped'],
  ['Sunday 03:00', 'maintenance', 'skipped'],
  ['Sunday 04:00', 'maintenance', 'passed'],
  ['Saturday 22:00', 'none', 'alert'],
  ['Friday 09:00', 'maintenance', 'alert'],
  ['Friday 09:00', 'both', 'skipped'],
] as const)('%s with the calendar %s: %s', (time, calendar, outcome) => {
  expect(runAt(time, { calendar })).toMatchObject({ outcome, attempts: outcome === 'skipped' ? 0 : expect.anything() });
});

test('who hears of what is told in a sentence for each trouble', () => {
  expect(weekOf().findings).toEqual([
    'Monday 12:00 to 12:01, a network fault: a retry passed, and no one was notified.',
    'Tuesday 18:00 to 18:03, a slow database: 1 alert, the first at Tuesday 18:00.',
    'Wednesday 02:10 to 05:40, an outage: no run was due, so no one was alerted.',
    'Friday 00:00 to Saturday 00:00, a public-holiday greeting: 4 alerts, the first at Friday 00:00.',
    'Saturday 22:00 to Sunday 04:00, maintenance: 1 alert, the first at Sunday 00:00.',
  ]);
  const { findings, runs } = weekOf({ schedule: '*/30 * * * *', calendar: 'both' });
  expect(findings[2]).toMatch(/7 alerts, the first at Wednesday 02:30\.$/);
  expect(findings[4]).toMatch(/12 runs skipped, and no one was notified\.$/);
  expect(countOutcomes(runs)).toEqual({ passed: 267, retried: 1, alert: 8, skipped: 60 });
});
